import { remoteNameSchema } from 'shared/release';
import { z } from 'zod';
import {
  contentCountsSchema,
  contentRowSchema,
  listOf,
  liveChangeSchema,
  moment,
  person,
  reason,
} from '../contract.ts';

/** What can be dated. */
export const datedActions = ['make-live', 'content-import', 'content-remove'] as const;

/** When something goes live by itself, and when that ends again; without `until` it stays. */
export const datesSchema = z.object({ liveAt: moment, until: moment.optional() });
export type Dates = z.infer<typeof datesSchema>;

/** `POST /registry/dated`: a published version for a country, or for all. Content is dated as it is imported or removed. */
export const datedReleaseSchema = liveChangeSchema.extend({ name: remoteNameSchema, ...datesSchema.shape });
export type DatedRelease = z.input<typeof datedReleaseSchema>;

/** The answer: its number, and what would be said against it if it went live now. */
export const datedAnswerSchema = z.object({ number: z.number(), notes: z.array(z.string()) });

export const datedSchema = z.object({
  number: z.number(),
  at: moment,
  until: moment.nullable(),
  action: z.enum(datedActions),
  remote: z.string(),
  country: z.string(),
  /** Of a remote. */
  version: z.string().nullable(),
  /** Of content: how many rows, and those that somebody has changed since, with which it would not go live. */
  counts: contentCountsSchema.nullable(),
  changedSince: z.array(contentRowSchema),
  who: z.string(),
  person: z.string(),
  why: z.string(),
  forced: z.boolean(),
  /** Since when it is live, where it ends by itself; null: it waits. */
  liveSince: moment.nullable(),
  /** Why it did not go live, or did not end. */
  failed: z.string().nullable(),
});
export type Dated = z.infer<typeof datedSchema>;

/** `GET /registry/dated`: what comes first is first. */
export const datedListSchema = z.object({ dated: listOf(datedSchema) });

/** `DELETE /registry/dated/:number`. */
export const takeBackSchema = z.object({ by: person, why: reason.default('') });
export type TakeBack = z.input<typeof takeBackSchema>;

/** The answer: whether it is live, and stays so. */
export const takenBackSchema = z.object({ isLive: z.boolean() });
