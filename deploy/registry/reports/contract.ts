import { remoteNameSchema, versionSchema } from 'shared/release';
import { z } from 'zod';
import { historyEntrySchema, listOf } from '../contract.ts';

/**
 * What is counted of a version: by browsers, and by gateways, which render it on the server. A `visit` is all
 * page loads of one network in one hour that mounted a part of it; a `failed-visit` is one in which that failed.
 */
export const countKinds = [
  'page-view',
  'mount',
  'failure',
  'error',
  'visit',
  'failed-visit',
  'render',
  'render-failure',
  'lcp',
  'inp',
  'cls',
] as const;
export type CountKind = (typeof countKinds)[number];

export type Vital = Extract<CountKind, 'lcp' | 'inp' | 'cls'>;

/** The upper ends of the intervals that web vitals are counted in: ms, and for CLS its score. The last has no end. */
export const vitalIntervals: Record<Vital, readonly number[]> = {
  lcp: [250, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  inp: [16, 32, 50, 75, 100, 150, 200, 300, 500, 1000, 2000],
  cls: [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
};

/** How many numbers stand for the networks of visitors. */
export const networks = 32_768;

/** Whatever a release may be called: one that is not taken here would hold up the reports of all others. */
const version = versionSchema;
const country = z.string().max(10);
const remote = remoteNameSchema;

/** One counter of one minute, and what is added to it. */
const countSchema = z.object({
  /** The start of the minute. */
  minute: z.iso.datetime(),
  remote,
  version,
  country,
  kind: z.enum(countKinds),
  /** The interval of a vital; of a failed visit the network, as a number that means nothing on another day. */
  bucket: z
    .number()
    .int()
    .min(0)
    .max(networks - 1),
  count: z.number().int().min(1).max(1_000_000),
});
export type Count = z.infer<typeof countSchema>;

const reportedErrorSchema = z.object({
  remote,
  version,
  country,
  message: z.string().max(500),
  stack: z.string().max(2000),
  composition: z.string().max(50),
  requestId: z.string().max(100).optional(),
});
export type ReportedError = z.infer<typeof reportedErrorSchema>;

/** How many counters a gateway hands on at once. */
export const countsAtOnce = 5000;

/** `POST /registry/reports`: what a gateway has added up since it last did so. */
export const countedSchema = z.object({
  counts: listOf(countSchema, countsAtOnce),
  errors: listOf(reportedErrorSchema, 100),
});
export type Counted = z.infer<typeof countedSchema>;

/** What a gateway is told then: the remotes whose reports somebody waits for, so that they are handed on each second. */
export const reportsAwaitedSchema = z.object({ awaited: listOf(z.string()).default([]) });
export type ReportsAwaited = z.infer<typeof reportsAwaitedSchema>;

/** `GET /registry/reports?since=…`: of one remote, of one country, where they are named. */
export const reportsQuerySchema = z.object({
  since: z.iso.datetime(),
  remote: remote.optional(),
  country: country.optional(),
});
export type ReportsQuery = z.infer<typeof reportsQuerySchema>;

const figures = {
  remote: z.string(),
  version: z.string(),
  country: z.string(),
  /** Page views with this version of the remote, whether or not the page shows anything of it. */
  pageViews: z.number(),
  /** How often a browser began to mount a part of it, and how often that failed. */
  mounts: z.number(),
  failures: z.number(),
  /** Uncaught errors of its scripts. */
  errors: z.number(),
  /** How often the server rendered a part of it, and how often that failed or came too late. */
  renders: z.number(),
  renderFailures: z.number(),
  /** Web vitals of the pages that it owns, at the 75th percentile: ms, ms, and a score; null: not measured. */
  lcp: z.number().nullable(),
  inp: z.number().nullable(),
  cls: z.number().nullable(),
};
const figuresSchema = z.object(figures);
export type Figures = z.infer<typeof figuresSchema>;

const windowFigures = z.object({ minutes: z.number(), ...figures });
/** What browsers and gateways reported of a remote in a stretch of time, all versions together. */
export type WindowFigures = z.infer<typeof windowFigures>;

/** `GET /registry/timeline?…`: the newest changes of what visitors see, of a remote, of a country and of all, where named. */
export const timelineQuerySchema = z.object({
  remote: remote.optional(),
  country: country.optional(),
  limit: z.coerce.number().int().min(1).max(30).default(12),
});
export type TimelineQuery = z.input<typeof timelineQuerySchema>;

/**
 * The newest first: each with what was reported of its remote before and after, in the countries that it was for, or in the
 * one that was asked for; half an hour at most, up to the change before it or after it.
 */
export const timelineSchema = z.object({
  changes: listOf(historyEntrySchema.extend({ before: windowFigures, after: windowFigures })),
});
export type TimelineChange = z.infer<typeof timelineSchema>['changes'][number];

/** The figures of each minute, of what is older than a day of each hour, the oldest first, and those of the whole time. */
export const reportsSchema = z.object({
  minutes: listOf(z.object({ minute: z.iso.datetime(), ...figures })),
  totals: listOf(figuresSchema),
});
export type Reports = z.infer<typeof reportsSchema>;

/** `GET /registry/errors?since=…`: the errors that browsers have reported, the newest first. */
export const reportedErrorsSchema = z.object({
  errors: listOf(reportedErrorSchema.extend({ when: z.iso.datetime(), requestId: z.string().nullable() })),
});
export type ReportedErrors = z.infer<typeof reportedErrorsSchema>;

/** A version that is new in a country, beside the one that it replaces. */
const judgedVersionSchema = z.object({
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
export const verdictsSchema = z.object({ verdicts: listOf(judgedVersionSchema) });
