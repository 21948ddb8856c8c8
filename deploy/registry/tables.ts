import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  // biome-ignore lint/suspicious/noDeprecatedImports: it is another form of it that is deprecated
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { tokenRoles } from './access/roles.ts';
import type { ContentCounts, RetiredPage } from './contract.ts';
import { datedActions } from './dated/contract.ts';
import type { CountKind } from './reports/contract.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** The actions after which all visitors of a country, or of all countries, may see another version than before. */
export const liveActions = ['make-live', 'roll-back', 'promote', 'automatic-rollback', 'retire'] as const;

/** The actions after which some visitors, at least, may see another version. */
export const visibleActions = [...liveActions, 'roll-out', 'halt'] as const;

/** What changes content. */
export const contentActions = ['content-import', 'content-remove', 'content-rollback'] as const;
export type ContentAction = (typeof contentActions)[number];

/** What the timeline shows: changes of content, too, for all visitors. */
export const timelineActions = [...visibleActions, ...contentActions] as const;

/** Everything that anybody may do to the site's releases and content. */
export type Action =
  | (typeof visibleActions)[number]
  | ContentAction
  | 'publish'
  | 'forget'
  | 'dated'
  | 'dated-taken-back'
  | 'dated-failed'
  | 'token-created'
  | 'token-revoked'
  | 'content-preview'
  | 'qa-link';

/** One build of one remote under a version that never changes again. */
export const release = pgTable(
  'release',
  {
    name: text().notNull(),
    version: text().notNull(),
    /** `json`, not `jsonb`: the manifest is kept as it was written, in its own order and words, as it may be signed. */
    manifest: json().notNull(),
    /** The manifest's digest of the sources. */
    source: text().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
    publishedBy: text('published_by').notNull(),
    why: text().notNull(),
    /** The number of the registry's write that had its files forgotten; null: they are there. */
    forgotten: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.version] }),
    index('release_published').on(table.publishedAt, table.name, table.version),
  ],
);

/** The files of a release, so that several gateways share one truth. */
export const releaseFile = pgTable(
  'release_file',
  {
    name: text().notNull(),
    version: text().notNull(),
    path: text().notNull(),
    content: bytea().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.version, table.path] }),
    foreignKey({ columns: [table.name, table.version], foreignColumns: [release.name, release.version] }),
  ],
);

/**
 * Which version is live: one row for each remote and country; country `*` stands for all that have no row. A country's
 * row without a version follows `*`, with a candidate of its own.
 */
export const live = pgTable(
  'live',
  {
    remote: text().notNull(),
    country: text().notNull(),
    version: text(),
    /** A version that a share of the visitors sees, in per cent. */
    candidateVersion: text('candidate_version'),
    candidatePercent: integer('candidate_percent'),
    /** What was live before `version`, and comes back if `version` fails; null: the country followed `*`. */
    replacedVersion: text('replaced_version'),
    /** Since when the newest version of the row may be reverted automatically; null: a person has decided. */
    judgedSince: timestamp('watched_since', { withTimezone: true }),
    /** The version of `*` that failed in this country: the row goes when `*` has it no more. */
    heldBackFrom: text('held_back_from'),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.country] }),
    foreignKey({ columns: [table.remote, table.version], foreignColumns: [release.name, release.version] }),
    foreignKey({ columns: [table.remote, table.candidateVersion], foreignColumns: [release.name, release.version] }),
    check('candidate_percent_range', sql`${table.candidatePercent} between 0 and 100`),
  ],
);

/** Remotes that were retired, by the number of that write: it holds while the remote is not live. */
export const retirement = pgTable('retirement', {
  together: integer().primaryKey(),
  remote: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  pages: jsonb().$type<RetiredPage[]>().notNull(),
});

/** One row: what is live, as the registry has signed it last. */
export const liveStatement = pgTable(
  'live_statement',
  {
    id: integer().primaryKey().default(1),
    text: text().notNull(),
    signature: json().notNull(),
  },
  (table) => [check('live_statement_one_row', sql`${table.id} = 1`)],
);

/** Who did what to the releases, when and why. Rows are only ever added: a trigger refuses everything else. */
export const history = pgTable(
  'history',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The holder of the token, and the person who used it, as they call themselves. */
    who: text().notNull(),
    person: text(),
    action: text().$type<Action>().notNull(),
    remote: text(),
    country: text(),
    fromVersion: text('from_version'),
    /** Null: the country has no version of its own any more and follows `*`, or it is about no version. */
    toVersion: text('to_version'),
    /** The share of the visits, in per cent. */
    percent: integer(),
    why: text().notNull(),
    /** Whether a check said no and was overridden. */
    forced: boolean().notNull().default(false),
    /** The number of a write that made several live, or took them back: all its lines have it. */
    together: integer(),
  },
  (table) => [index('history_remote').on(table.remote, table.id), index('history_at').on(table.at)],
);

/**
 * What goes live by itself at a moment, and what has, until another one. A row goes when nothing is left to do; what could not
 * be done stays, with the reason, until somebody takes it back.
 */
export const dated = pgTable(
  'dated',
  {
    number: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    until: timestamp({ withTimezone: true }),
    action: text({ enum: datedActions }).notNull(),
    /** A remote, or `content`. */
    remote: text().notNull(),
    country: text().notNull(),
    /** The version; of content a digest of its rows. The same is dated once for a moment. */
    version: text().notNull(),
    /** How many rows of each kind, of content. */
    counts: jsonb().$type<ContentCounts>(),
    who: text().notNull(),
    person: text().notNull(),
    /** The token that it was dated with, which has to be good still. */
    tokenId: text('token_id').notNull(),
    why: text().notNull(),
    forced: boolean().notNull(),
    /** When it went live; null: it waits. */
    liveSince: timestamp('live_since', { withTimezone: true }),
    /** The change of content that it was then. */
    change: integer(),
    failed: text(),
  },
  (table) => [unique().on(table.remote, table.country, table.version, table.at)],
);

/** Who may do what: tokens that teams, ops and QA hold. Of the secret only a hash is kept. */
export const accessToken = pgTable(
  'access_token',
  {
    id: text().primaryKey(),
    /** Its holder. */
    name: text().notNull(),
    role: text({ enum: tokenRoles }).notNull(),
    /** What a team may release; empty for the other roles, which are for all. */
    remotes: text().array().notNull(),
    hash: bytea().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    createdBy: text('created_by').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [check('access_token_role', sql`${table.role} in ('team', 'platform', 'ops', 'qa', 'content')`)],
);

/** Sessions of the console that somebody has ended, for as long as they would have lasted. */
export const endedSession = pgTable('ended_session', {
  id: text().primaryKey(),
  until: timestamp({ withTimezone: true }).notNull(),
});

/** One row of counters, which gateways follow: each write of its kind adds one, and a trigger notifies of it. */
export const registryVersion = pgTable(
  'registry_version',
  {
    id: integer().primaryKey().default(1),
    registry: integer().notNull().default(0),
    content: integer().notNull().default(0),
  },
  (table) => [check('registry_version_one_row', sql`${table.id} = 1`)],
);

/**
 * What browsers and gateways have seen of a version, added up by the minute, and after a day by the hour (`reports/thin-reports.ts`).
 * The migration makes a partition for each of both; theirs are `reports/partitions.ts`.
 */
export const reportCount = pgTable(
  'report_count',
  {
    /** The first one of those that are added up. */
    minute: timestamp({ withTimezone: true }).notNull(),
    remote: text().notNull(),
    version: text().notNull(),
    country: text().notNull(),
    kind: text().$type<CountKind>().notNull(),
    /** The interval of a measured value; 0 for what is only counted. */
    bucket: smallint().notNull().default(0),
    count: integer().notNull(),
    thinned: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({
      name: 'report_count_key',
      columns: [table.remote, table.version, table.minute, table.country, table.kind, table.bucket, table.thinned],
    }),
  ],
);

/** The errors that browsers have reported, some of each minute. */
export const reportedError = pgTable(
  'reported_error',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    remote: text().notNull(),
    version: text().notNull(),
    country: text().notNull(),
    message: text().notNull(),
    stack: text().notNull(),
    /** The id of the composition that the visitor saw, and of the request that made the page. */
    composition: text().notNull(),
    requestId: text('request_id'),
  },
  (table) => [index('reported_error_at').on(table.at)],
);

/** How far each gateway has come in having the shared cache forget; a row for each that runs. */
export const cachePurge = pgTable('cache_purge', {
  gateway: uuid().primaryKey(),
  registry: integer().notNull(),
  content: integer().notNull(),
  error: text(),
  at: timestamp({ withTimezone: true }).notNull(),
});

/** The versions of every composition that a gateway ever chose for a visitor, so that its id opens it again. */
export const composition = pgTable('composition', {
  id: text().primaryKey(),
  versions: json().$type<Record<string, string>>().notNull(),
  firstSeen: timestamp('first_seen', { withTimezone: true }).notNull().defaultNow(),
});

/** Pictures of a release's samples, which its own team took and this server made again. */
export const releasePicture = pgTable(
  'release_picture',
  {
    name: text().notNull(),
    version: text().notNull(),
    position: smallint().notNull(),
    sample: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    content: bytea().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    who: text().notNull(),
    by: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.version, table.position] }),
    foreignKey({ columns: [table.name, table.version], foreignColumns: [release.name, release.version] }),
  ],
);
