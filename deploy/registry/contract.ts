import type { IncomingHttpHeaders } from 'node:http';
import { manifestSchema, remoteNameSchema, versionSchema } from 'shared/release';
import { z } from 'zod';
import { reasonSchema } from './can-release/reason.ts';
import { tellLeftOut } from './left-out.ts';

/** A list whose entries stand for themselves: one that is not of its contract is left out, whatever it is, and told of. */
export const listOf = <Entry extends z.ZodType>(entry: Entry, most = Number.POSITIVE_INFINITY) =>
  z
    .array(z.unknown())
    .max(most)
    .transform((list) =>
      list.flatMap((one) => {
        const { success, data } = entry.safeParse(one);
        if (!success) tellLeftOut('an entry of a list', one);
        return success ? [data] : [];
      }),
    );

/** A moment of the database as answers carry it. PostgreSQL has some that are no date of ours (`infinity`): 1970 stands for them. */
export const isoOf = (at: Date): string => new Date(isMoment(at) ? at : 0).toISOString();

/** Whether a moment of the database is one of ours. */
export const isMoment = (at: Date): boolean => at.getTime() > 0 && at.getUTCFullYear() < 10_000;

/** How many bytes an upload has at most. */
export const uploadLimit = 64 * 1024 * 1024;

/** What the address of a release says. */
export const releaseAddress = z.object({ name: remoteNameSchema, version: versionSchema });

/** What an address that ends in a number says. */
export const numbered = z.object({
  number: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 ** 31 - 1),
});

/** A country of the site, or `*` for all that have no row of their own. */
export const everyCountry = '*';

/** Who sees what is live for a country, in words. */
export const audience = (country: string): string =>
  country === everyCountry ? 'all countries' : `the country ${country}`;

/** What an audience sees of a remote, in words; null: nothing of its own. */
export const versionName = (version: string | null, country: string): string =>
  version ?? (country === everyCountry ? 'nothing' : 'as all countries');

export const moment = z.iso.datetime();
export const person = z.string().trim().min(1).max(200);
export const reason = z.string().trim().max(1000);
const country = z.string().max(10).default(everyCountry);
const percent = z.number().int().min(1).max(100);
/** Goes on though the check says that it would break the site; for ops, and the history records it. */
const force = z.boolean().default(false);

/** `POST /registry/releases`, gzipped: the manifest, every file of the release in base64, and who publishes it why. */
export const uploadSchema = z.object({
  manifest: manifestSchema,
  files: z.record(z.string(), z.base64()),
  by: person,
  why: reason,
  live: z.boolean(),
  country,
  /** Goes live for this share of the visitors only. */
  percent: percent.optional(),
  force,
});
export type Upload = z.input<typeof uploadSchema>;

/** `PUT /registry/live/:name`. */
export const liveChangeSchema = z.object({ version: versionSchema, country, by: person, why: reason, force });
export type LiveChange = z.input<typeof liveChangeSchema>;

/** `PUT /registry/live`: several remotes at once, and a preview of content, checked as the site that they make. */
export const liveBatchSchema = liveChangeSchema.omit({ version: true }).extend({
  versions: z.record(remoteNameSchema, versionSchema),
  content: z.int().positive().optional(),
  /** As one entry of the history, which is taken back as one. */
  together: z.boolean().default(false),
});
export type LiveBatch = z.input<typeof liveBatchSchema>;

/** `POST /registry/live/:name/rollback`. */
export const rollbackSchema = liveChangeSchema.omit({ version: true });
export type Rollback = z.input<typeof rollbackSchema>;

/** `POST /registry/together/:number/rollback`: all that one write made live. */
export const togetherRollbackSchema = rollbackSchema.omit({ country: true });
export type TogetherRollback = z.input<typeof togetherRollbackSchema>;

/** `POST /registry/can-go-live`: a version, for everybody or for a share; without one, what a rollback would bring. */
export const goLiveSchema = z.object({
  name: remoteNameSchema,
  version: versionSchema.optional(),
  country,
  percent: percent.optional(),
});
export type GoLive = z.input<typeof goLiveSchema>;

/** `PUT /registry/live/:name/candidate`; without a version, another share for the rollout that runs. */
export const rollOutSchema = rollbackSchema.extend({ version: versionSchema.optional(), percent });
export type RollOutChange = z.input<typeof rollOutSchema>;

/** What a write made live: `null` stands for no version, so that the country follows `*`. */
export const changedSchema = z.object({
  name: z.string(),
  country: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Only for this share of the visitors, in per cent. */
  percent: z.number().optional(),
});
export type Changed = z.infer<typeof changedSchema>;

export const reasonsSchema = z.object({ reasons: z.array(reasonSchema) });

/** The answer to `POST /registry/can-release`: it can where there is no reason against it; what it costs visitors nonetheless. */
export const canReleaseSchema = reasonsSchema.extend({ costs: z.array(z.string()).default([]) });

/** The answer to `POST /registry/can-go-live`: what would change, and what that would break. */
export const previewSchema = changedSchema.extend(reasonsSchema.shape);
export type Preview = z.infer<typeof previewSchema>;

/** The answer to an upload; `live` is missing where the release was only stored. */
export const publishedSchema = z.object({ name: z.string(), version: z.string(), live: changedSchema.optional() });
export type Published = z.infer<typeof publishedSchema>;

/** `GET /registry/version`: each number grows with every write of its kind. */
export const versionsSchema = z.object({
  registry: z.number(),
  content: z.number(),
});
export type Versions = z.infer<typeof versionsSchema>;

/** What visitors see of a remote: a version, and, while a rollout runs, another one for a share of them. */
const liveRemoteSchema = z.object({
  version: z.string(),
  /** `percent` of the visitors, each of whom keeps to the one version or the other. */
  candidate: z.object({ version: z.string(), percent }).optional(),
});
export type LiveRemote = z.infer<typeof liveRemoteSchema>;

/** Stands for an entry that is not of its contract: no release is called so, and the gateway names it among those it cannot open. */
const unreadable: LiveRemote = { version: 'unreadable' };

/** A page of a retired remote: the paths that it had, by language, and the page that they lead to. */
const retiredPageSchema = z.object({
  name: z.string(),
  formerly: z.record(z.string(), z.array(z.string())),
  leadsTo: z.object({
    name: z.string(),
    params: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  }),
});
export type RetiredPage = z.infer<typeof retiredPageSchema>;

const retiredSchema = z.object({
  remote: z.string(),
  at: moment,
  /** From when on others may have its name, and the names and addresses of its pages. */
  freeFrom: moment,
  /** The number of the write, by which it is taken back. */
  together: z.number(),
  pages: listOf(retiredPageSchema),
});
export type Retired = z.infer<typeof retiredSchema>;

/** `POST /registry/live/:name/retire`. */
export const retirementSchema = rollbackSchema.omit({ country: true }).extend({
  /** For each page, by its name, the address that its visitors are led to; where that differs by language, one in each. */
  redirects: z.record(z.string().max(40), z.array(z.string().max(300)).max(20)),
  /** Only says what would be. */
  dryRun: z.boolean().default(false),
});
export type Retirement = z.input<typeof retirementSchema>;

/** `GET /registry/live`: country or `*` → remote → what is live. */
export const liveVersionsSchema = z.object({
  registry: z.number(),
  live: z.record(z.string(), z.record(z.string(), liveRemoteSchema.catch(unreadable)).catch({})),
  retired: listOf(retiredSchema).default([]),
  /** The same as the registry has signed it (`signing/statement.ts`), where it has a key. */
  signed: z.unknown().optional(),
});
export type LiveVersions = z.infer<typeof liveVersionsSchema>;

/** `POST /registry/purges`: how far a gateway has come in having the shared cache in front of it forget. */
export const purgeStateSchema = z.object({
  /** A name that the gateway gives itself at its start. */
  gateway: z.uuid(),
  /** The writes that it showed when the cache last forgot; -1 where it never did. */
  registry: z.number().int(),
  content: z.number().int(),
  /** Why the cache does not forget; null where it does. */
  error: z.string().max(300).nullable(),
});
export type PurgeState = z.infer<typeof purgeStateSchema>;

/** `GET /registry/purges`: the gateways that run, with a shared cache in front of them. */
export const purgesSchema = z.object({ purges: listOf(purgeStateSchema) });

/** `GET /registry/releases?…`: a page of all, of a remote, of what was built from the same sources, or of what is live. */
export const releasesQuerySchema = z.object({
  remote: z.string().optional(),
  source: z.string().optional(),
  isLive: z.stringbool().default(false),
  /** Those that were published before this one, as `mf-search@1.4.2`. */
  before: z
    .string()
    .regex(/^[^@]+@[^@]+$/)
    .optional(),
  /** Who says none is from before there were pages, and gets as many as there may be. */
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
});
export type ReleasesQuery = z.output<typeof releasesQuerySchema>;

const listedReleaseSchema = z.object({
  name: z.string(),
  version: z.string(),
  publishedAt: moment,
  by: z.string(),
  why: z.string(),
  source: z.string(),
  /** Whether its files were removed: it cannot be live again. */
  isForgotten: z.boolean().default(false),
});
export type ListedRelease = z.infer<typeof listedReleaseSchema>;

/** `GET /registry/releases?…`: the newest first; `older` is the `before` of the next page, where there is one. */
export const releasesSchema = z.object({ releases: listOf(listedReleaseSchema), older: z.string().optional() });
export type Releases = z.infer<typeof releasesSchema>;

/** `GET /registry/remotes`: the names of all that was ever published. */
export const remotesSchema = z.object({ remotes: z.array(z.string()) });

/** `GET /registry/former-names`: the names that live fragments had before, each with who still asks for it. */
export const formerNamesSchema = z.object({
  formerNames: listOf(
    z.object({
      /** As `mf-a/card@1`, and the fragment that is shown for it, as `mf-b/product-card`. */
      contract: z.string(),
      shows: z.string(),
      /** Live releases, and texts of editors. */
      users: z.array(z.string()),
    }),
  ),
});
export type FormerName = z.infer<typeof formerNamesSchema>['formerNames'][number];

/** `GET /registry/history?…`: the lines before the one with this id, of a remote, of a country, of what changed all visits. */
export const historyQuerySchema = z.object({
  remote: z.string().optional(),
  country: z.string().optional(),
  before: z.coerce.number().int().positive().optional(),
  together: z.coerce.number().int().positive().optional(),
  changesLive: z.stringbool().default(false),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
});
export type HistoryQuery = z.output<typeof historyQuerySchema>;

/** A line of the history. `who` held the token, `person` is who says to have used it; the actions are in actions.ts. */
export const historyEntrySchema = z.object({
  id: z.number(),
  when: moment,
  who: z.string(),
  person: z.string().nullable(),
  action: z.string(),
  remote: z.string().nullable(),
  country: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  percent: z.number().nullable(),
  why: z.string(),
  forced: z.boolean(),
  together: z.number().nullable().default(null),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** The newest first. */
export const historySchema = z.object({ history: listOf(historyEntrySchema) });

/** Lines as entries, in their order: what one write has done to several is one. */
export const entriesOf = <Line extends Pick<HistoryEntry, 'id' | 'together'>>(lines: readonly Line[]): Line[][] => [
  ...Map.groupBy(lines, ({ id, together }) => (together === null ? `line ${id}` : `together ${together}`)).values(),
];

/** What stands in the place of a remote where content has changed. */
export const contentName = 'content';

export const contentCountsSchema = z.record(
  z.string(),
  z.object({ added: z.number(), changed: z.number(), removed: z.number() }),
);
/** How many rows of each kind a change of content has added, changed and removed. */
export type ContentCounts = z.infer<typeof contentCountsSchema>;

/** As `products: 3 added, 12 changed; pages: 3 added`; of more than `most` kinds the first ones, and how many others there are. */
export const countsInWords = (counts: ContentCounts, most = Number.POSITIVE_INFINITY): string => {
  const kinds = Object.entries(counts).map(([kind, { added, changed, removed }]) => {
    const parts = Object.entries({ added, changed, removed }).filter(([, rows]) => rows > 0);
    return `${kind}: ${parts.map(([what, rows]) => `${rows} ${what}`).join(', ')}`;
  });
  return [...kinds.slice(0, most), ...(kinds.length > most ? [`and ${kinds.length - most} more`] : [])].join('; ');
};

/** A change of content, by its number. */
const contentChangeSchema = z.object({
  number: z.number(),
  when: moment,
  who: z.string(),
  person: z.string().nullable(),
  action: z.string(),
  why: z.string(),
  counts: contentCountsSchema,
  /** The change that put it back. */
  undoneBy: z.number().nullable(),
  /** Whether it can be put back: what was before is kept for a time. */
  isKept: z.boolean(),
});
export type ContentChange = z.infer<typeof contentChangeSchema>;

/** A change of content that is looked at before it is live, by its number. */
const contentPreviewSchema = contentChangeSchema
  .omit({ action: true, undoneBy: true, isKept: true })
  .extend({ ends: moment, stands: z.boolean(), publishedAs: z.number().nullable() });
export type ContentPreview = z.infer<typeof contentPreviewSchema>;

/** `GET /registry/content/changes`: the newest first. */
export const contentChangesSchema = z.object({
  changes: listOf(contentChangeSchema),
  previews: listOf(contentPreviewSchema).default([]),
});

/** `POST /registry/content/rollback`: of one change, of all after one, or of the last that nobody has put back. */
export const contentRollbackSchema = z.object({
  only: z.int().positive().optional(),
  to: z.int().positive().optional(),
  by: person,
  why: reason,
  /** Also rows that somebody has changed since. */
  force: z.boolean().default(false),
});
export type ContentRollback = z.input<typeof contentRollbackSchema>;

/** A row of content: what it is, and what it is known by. */
export const contentRowSchema = z.object({ kind: z.string(), key: z.string().min(1) });
export type ContentRow = z.infer<typeof contentRowSchema>;

/** Rows by their names, the first ten of them. */
export const namesOf = (rows: readonly ContentRow[]): string => {
  const names = rows.slice(0, 10).map(({ kind, key }) => `${kind} ${key}`);
  return names.join(', ') + (rows.length > 10 ? ` and ${rows.length - 10} more` : '');
};

/** `POST /registry/content/publish`: makes a preview live. */
export const contentPublicationSchema = contentRollbackSchema
  .pick({ by: true, why: true, force: true })
  .extend({ number: z.int().positive() });
export type ContentPublication = z.input<typeof contentPublicationSchema>;

/** `POST /registry/content/remove`. */
export const contentRemovalSchema = z.object({
  rows: z.array(contentRowSchema).min(1).max(20_000),
  by: person,
  why: reason,
  /** Only says what would be. */
  dryRun: z.boolean().default(false),
  /** Stages it to be looked at, in place of removing it. */
  preview: z.boolean().default(false),
  /** At a moment, until another one. */
  liveAt: moment.optional(),
  until: moment.optional(),
});
export type ContentRemoval = z.input<typeof contentRemovalSchema>;

/** What a rollback or a removal has done. */
export const contentChangedSchema = z.object({
  /** Its own number, and the numbers of those that it has put back. */
  number: z.number(),
  /** The number under which it is dated; its own is that which it would have now. */
  dated: z.number().optional(),
  /** The number of the preview that it is; its own is that which it would have now. */
  preview: z.number().optional(),
  undone: z.array(z.number()),
  counts: contentCountsSchema,
  /** Rows that were left alone, since somebody has changed them. */
  left: z.array(contentRowSchema),
  /** What else there is to know, a sentence each: links that lead nowhere now, lists of visitors. */
  notes: z.array(z.string()),
});
export type ContentChanged = z.infer<typeof contentChangedSchema>;

/** The answer to `PUT /registry/live`, and to taking that back: the number of the write, where it is one entry. */
export const changedAllSchema = z.object({
  together: z.number().optional(),
  changed: z.array(changedSchema),
  content: contentChangedSchema.optional(),
});
export type ChangedAll = z.infer<typeof changedAllSchema>;

/** The answer to a retirement; with reasons, where it was only asked what would be. */
export const retirementAnswerSchema = changedAllSchema.extend(reasonsSchema.shape);

export const refusalSchema = z.object({
  code: z.string(),
  message: z.string(),
  /** Of `release-breaks`: what would break, one by one. */
  reasons: z.array(reasonSchema).optional(),
});

const knownChangeHeader = 'x-known-change';

/** The header by which a gateway tells the last change of what is live that it knows of, by its number. */
export const tellKnownChange = (change: number): Record<string, string> => ({ [knownChangeHeader]: String(change) });

/** The number that `tellKnownChange` tells; undefined where the caller tells none. */
export function knownChange({ [knownChangeHeader]: told }: IncomingHttpHeaders): number | undefined {
  return told === undefined ? undefined : Number(told);
}

/** For how long the registry holds a question for its versions that has no other answer yet, in ms. */
export const longestWaitMs = 10_000;

/** The header by which a gateway asks to be answered when there is something else; in ms, which become whole seconds. */
export const wantWait = (ms: number): Record<string, string> => ({ prefer: `wait=${Math.ceil(ms / 1000)}` });

/** The ms that `wantWait` asks for; 0 where the caller wants to know at once. */
export const waitWanted = ({ prefer = '' }: IncomingHttpHeaders): number =>
  1000 * Number(/(?:^|[,;\s])wait=(\d{1,3})(?:$|[,;\s])/i.exec(String(prefer))?.[1] ?? 0);
