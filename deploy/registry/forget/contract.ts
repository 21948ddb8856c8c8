import { z } from 'zod';
import { listOf, person, reason } from '../contract.ts';

/** What is younger stays in any case, in days; and so does what was live in as many. */
export const fewestDays = 90;

/** `POST /registry/releases/forget`: removes the files of releases that are older, and that nobody needs. */
export const forgetSchema = z.object({
  olderThanDays: z.int().min(fewestDays).max(36_500),
  by: person,
  why: reason,
  /** Only says which. */
  dryRun: z.boolean().default(false),
});
export type Forget = z.input<typeof forgetSchema>;

const releaseNameSchema = z.object({ name: z.string(), version: z.string() });

/** The answer: which releases, and how many bytes their files have. */
export const forgottenSchema = z.object({ forgotten: listOf(releaseNameSchema), bytes: z.number() });
export type Forgotten = z.infer<typeof forgottenSchema>;

/** `GET /registry/forgotten?after=`: what the writes of the registry after this one have forgotten. */
export const forgottenQuerySchema = z.object({ after: z.coerce.number().int().default(-1) });
export const forgottenSinceSchema = forgottenSchema.pick({ forgotten: true });
