import { remoteNameSchema, versionSchema } from 'shared/release';
import { z } from 'zod';
import { qaViewSchema } from '../../tokens/qa-view.ts';
import { longestSeconds } from './qa-link.ts';

const compositionId = z.string().regex(/^[\da-f]{16}$/);

/** `POST /registry/qa-links`: a view to sign; `composition` names one that somebody saw, in place of `versions`. */
export const qaLinkSchema = qaViewSchema.omit({ whole: true }).extend({
  composition: compositionId.optional(),
  seconds: z.number().int().min(1).max(longestSeconds),
  by: z.string().trim().min(1).max(200),
  why: z.string().trim().max(1000),
});
export type QaLink = z.input<typeof qaLinkSchema>;

/** The answer: the ticket that a link carries, and what it shows until when. */
export const qaLinkSignedSchema = qaViewSchema.extend({ ticket: z.string(), expires: z.iso.datetime() });
export type QaLinkSigned = z.infer<typeof qaLinkSignedSchema>;

/** `GET /registry/compositions/:id` and `POST /registry/compositions`: remote → version. */
export const compositionSchema = z.object({
  versions: z.record(remoteNameSchema, versionSchema),
});
export type RememberedComposition = z.infer<typeof compositionSchema>;
