import { z } from 'zod';

/** How many pictures a release has, how long the name of each may be, and how large one may arrive. */
export const pictureLimits = { count: 12, name: 120, bytes: 4 * 1024 * 1024 };

/** What a picture shows, as a team calls it: the address of a sample, mostly. */
const sample = z.string().trim().min(1).max(pictureLimits.name);

/** `PUT /registry/releases/:name/:version/pictures`: what a team's machine or pipeline has taken, in base64. */
export const pictureUploadSchema = z.object({
  by: z.string().trim().min(1).max(200),
  pictures: z
    .array(z.object({ sample, content: z.base64().max(Math.ceil((pictureLimits.bytes * 4) / 3) + 4) }))
    .min(1)
    .max(pictureLimits.count)
    .refine((all) => new Set(all.map((one) => one.sample)).size === all.length, 'A sample has one picture'),
});
export type PictureUpload = z.input<typeof pictureUploadSchema>;

/** `GET /registry/releases/:name/:version/pictures`: as they were made again here, WebP in base64. */
export const picturesSchema = z.object({
  /** Who sent them, and when; null where nobody has. */
  sent: z.object({ by: z.string(), who: z.string(), when: z.iso.datetime() }).nullable(),
  pictures: z.array(z.object({ sample: z.string(), width: z.number(), height: z.number(), content: z.base64() })),
});
export type Pictures = z.infer<typeof picturesSchema>;
