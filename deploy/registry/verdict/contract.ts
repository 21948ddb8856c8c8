import { z } from 'zod';

/** A version that is new in a country, beside the one that it replaces. */
export const judgedVersionSchema = z.object({
  remote: z.string(),
  country: z.string(),
  version: z.string(),
  before: z.string(),
  answer: z.enum(['go-on', 'hold', 'roll-back']),
  /** The figures that the answer follows from, in words. */
  why: z.string(),
});
export type JudgedVersion = z.infer<typeof judgedVersionSchema>;

/** `GET /registry/verdicts`. */
export const verdictsSchema = z.object({ verdicts: z.array(judgedVersionSchema) });
