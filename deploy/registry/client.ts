import type { KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { isErrorCode, SiteError } from 'shared/errors';
import { manifestSchema } from 'shared/release';
import { z } from 'zod';
import {
  accessTokenSchema,
  createdTokenSchema,
  type newTokenSchema,
  sessionEndedSchema,
  sessionSchema,
  type TokenEnd,
  tokensSchema,
  whoamiSchema,
} from './access/contract.ts';
import {
  type ContentPublication,
  type ContentRemoval,
  type ContentRollback,
  canReleaseSchema,
  changedAllSchema,
  changedSchema,
  contentChangedSchema,
  contentChangesSchema,
  formerNamesSchema,
  type GoLive,
  type HistoryQuery,
  historySchema,
  type ListedRelease,
  type LiveBatch,
  type LiveChange,
  liveVersionsSchema,
  previewSchema,
  publishedSchema,
  purgesSchema,
  type ReleasesQuery,
  type Retirement,
  type Rollback,
  type RollOutChange,
  refusalSchema,
  releasesSchema,
  remotesSchema,
  retirementAnswerSchema,
  type TogetherRollback,
  type Upload,
  versionsSchema,
} from './contract.ts';
import {
  type DatedRelease,
  datedAnswerSchema,
  datedListSchema,
  type TakeBack,
  takenBackSchema,
} from './dated/contract.ts';
import { type Forget, forgottenSchema } from './forget/contract.ts';
import { type PictureUpload, picturesSchema } from './pictures/contract.ts';
import { compositionSchema, type QaLink, qaLinkSignedSchema } from './qa/contract.ts';
import { RefusalError } from './refusal.ts';
import {
  type ReportsQuery,
  reportedErrorsSchema,
  reportsSchema,
  type TimelineQuery,
  timelineSchema,
  verdictsSchema,
} from './reports/contract.ts';
import { signManifest } from './signing/release-keys.ts';

interface RegistryRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body?: Buffer<ArrayBuffer>;
}

/** How requests reach the registry: over HTTP, or straight into its routes. */
export type Send = (request: RegistryRequest) => Promise<{ status: number; body: Buffer }>;

export type RegistryClient = ReturnType<typeof registryClient>;

/**
 * The registry's addresses as functions; what it publishes is signed with the key, where there is one. Each throws RefusalError where the registry refuses, and SiteError
 * `registry-failed` where it does not answer or answers something else.
 */
export function registryClient(send: Send, registryToken = '', signingKey?: KeyObject) {
  const authorization = `Bearer ${registryToken}`;

  const authorized: Record<string, string> = registryToken ? { authorization } : {};

  const read = async <Answer>(path: string, schema: z.ZodType<Answer>) =>
    parse(await answered(send, { method: 'GET', path, headers: authorized }), schema);

  async function write<Answer>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: Buffer<ArrayBuffer>,
    schema: z.ZodType<Answer>,
    type = 'application/json',
  ) {
    return parse(
      await answered(send, { method, path, body, headers: { authorization, 'content-type': type } }),
      schema,
    );
  }
  const json = (value: object) => Buffer.from(JSON.stringify(value));

  return {
    versions: () => read('/version', versionsSchema),
    live: () => read('/live', liveVersionsSchema),
    purges: async () => (await read('/purges', purgesSchema)).purges,
    releases: (query: Partial<ReleasesQuery> = {}) => read(`/releases?${searchOf(query)}`, releasesSchema),
    remotes: async () => (await read('/remotes', remotesSchema)).remotes,
    formerNames: async () => (await read('/former-names', formerNamesSchema)).formerNames,
    history: async (query: Partial<HistoryQuery> = {}) =>
      (await read(`/history?${searchOf(query)}`, historySchema)).history,
    manifest: (name: string, version: string) => read(`/releases/${name}/${version}/manifest`, manifestSchema),
    /** As it is stored: what its signature is of. */
    storedManifest: (name: string, version: string) => read(`/releases/${name}/${version}/manifest`, z.unknown()),
    file: (name: string, version: string, path: string) =>
      answered(send, { method: 'GET', path: `/releases/${name}/${version}/files/${path}`, headers: authorized }),
    me: () => read('/me', whoamiSchema),
    startSession: () => write('POST', '/session', json({}), sessionSchema),
    endSession: () => write('DELETE', '/session', json({}), sessionEndedSchema),
    tokens: async () => (await read('/tokens', tokensSchema)).tokens,
    createToken: (token: z.input<typeof newTokenSchema>) => write('POST', '/tokens', json(token), createdTokenSchema),
    revokeToken: (id: string, end: TokenEnd) => write('DELETE', `/tokens/${id}`, json(end), accessTokenSchema),
    publish: async (upload: Upload) => {
      const manifest = signingKey ? signManifest(upload.manifest, signingKey) : upload.manifest;
      const body = await promisify(gzip)(json({ ...upload, manifest }));
      return write('POST', '/releases', body, publishedSchema, 'application/gzip');
    },
    forget: (wanted: Forget) => write('POST', '/releases/forget', json(wanted), forgottenSchema),
    pictures: (name: string, version: string) => read(`/releases/${name}/${version}/pictures`, picturesSchema),
    sendPictures: (name: string, version: string, upload: PictureUpload) =>
      write('PUT', `/releases/${name}/${version}/pictures`, json(upload), z.object({ kept: z.number() })),
    composition: (id: string) => read(`/compositions/${id}`, compositionSchema),
    signQaLink: (link: QaLink) => write('POST', '/qa-links', json(link), qaLinkSignedSchema),
    canRelease: async (upload: Upload) =>
      write('POST', '/can-release', await promisify(gzip)(json(upload)), canReleaseSchema, 'application/gzip'),
    canGoLive: (change: GoLive) => write('POST', '/can-go-live', json(change), previewSchema),
    makeAllLive: (batch: LiveBatch) => write('PUT', '/live', json(batch), changedAllSchema),
    rollBackTogether: (number: number, change: TogetherRollback) =>
      write('POST', `/together/${number}/rollback`, json(change), changedAllSchema),
    makeLive: (name: string, change: LiveChange) => write('PUT', `/live/${name}`, json(change), changedSchema),
    rollOut: (name: string, change: RollOutChange) =>
      write('PUT', `/live/${name}/candidate`, json(change), changedSchema),
    promote: (name: string, change: Rollback) => write('POST', `/live/${name}/promote`, json(change), changedSchema),
    halt: (name: string, change: Rollback) => write('POST', `/live/${name}/halt`, json(change), changedSchema),
    date: (release: DatedRelease) => write('POST', '/dated', json(release), datedAnswerSchema),
    dated: async () => (await read('/dated', datedListSchema)).dated,
    takeBack: (number: number, change: TakeBack) => write('DELETE', `/dated/${number}`, json(change), takenBackSchema),
    reports: (query: ReportsQuery) => read(`/reports?${searchOf(query)}`, reportsSchema),
    errors: async (query: ReportsQuery) => (await read(`/errors?${searchOf(query)}`, reportedErrorsSchema)).errors,
    timeline: async (query: TimelineQuery = {}) => (await read(`/timeline?${searchOf(query)}`, timelineSchema)).changes,
    verdicts: async () => (await read('/verdicts', verdictsSchema)).verdicts,
    contentChanges: async () => (await read('/content/changes', contentChangesSchema)).changes,
    contentPreviews: async () => (await read('/content/changes', contentChangesSchema)).previews,
    publishContent: (publication: ContentPublication) =>
      write('POST', '/content/publish', json(publication), contentChangedSchema),
    rollBackContent: (change: ContentRollback) =>
      write('POST', '/content/rollback', json(change), contentChangedSchema),
    removeContent: (removal: ContentRemoval) => write('POST', '/content/remove', json(removal), contentChangedSchema),
    retire: (name: string, change: Retirement) =>
      write('POST', `/live/${name}/retire`, json(change), retirementAnswerSchema),
    rollBack: (name: string, rollback: Rollback) =>
      write('POST', `/live/${name}/rollback`, json(rollback), changedSchema),
  };
}

/**
 * The registry of a running content API, as `http://127.0.0.1:8081`; without the token it can only be read. A gateway
 * has it at another path.
 */
export function registryOverHttp(
  origin: string,
  registryToken?: string,
  { prefix = '/registry', signingKey }: { prefix?: string; signingKey?: KeyObject } = {},
): RegistryClient {
  return registryClient(sendOverHttp(`${origin}${prefix}`), registryToken, signingKey);
}

/** A release is compressed, measured and rendered before it is answered: several at once on a busy machine take minutes. */
const limitsMs = { read: 10_000, change: 60_000, release: 5 * 60_000 };

function limitOf({ method, path }: Pick<RegistryRequest, 'method' | 'path'>): number {
  if (method === 'GET') return limitsMs.read;
  return path === '/releases' || path === '/can-release' ? limitsMs.release : limitsMs.change;
}

/** Sends requests to the registry at an address as `http://127.0.0.1:8081/registry`. */
export const sendOverHttp =
  (address: string): Send =>
  async ({ method, path, headers, body }) => {
    const signal = AbortSignal.timeout(limitOf({ method, path }));
    const response = await fetch(`${address}${path}`, { method, headers, body, signal });
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
  };

/** Sends requests straight into a registry that is in this process, below `/registry`. */
export const sendInto =
  (app: Pick<FastifyInstance, 'inject'>): Send =>
  async ({ method, path, headers, body }) => {
    const response = await app.inject({ method, url: `/registry${path}`, headers, payload: body });
    return { status: response.statusCode, body: response.rawPayload };
  };

async function answered(send: Send, request: RegistryRequest): Promise<Buffer> {
  const { status, body } = await send(request).catch((cause: unknown) => {
    throw new SiteError('registry-failed', `The registry did not answer ${request.method} ${request.path}`, { cause });
  });
  if (status === 200) return body;
  const { code, message } = parse(body, refusalSchema);
  throw new RefusalError(status, isErrorCode(code) ? code : 'registry-failed', message);
}

function parse<Answer>(body: Buffer, schema: z.ZodType<Answer>): Answer {
  try {
    return schema.parse(JSON.parse(body.toString()));
  } catch (cause) {
    throw new SiteError('registry-failed', 'The registry answered something that is not of its contract', { cause });
  }
}

/** A query without what is not asked for. */
export const searchOf = (query: object): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]])),
  );

/** Every release that a query names, page by page, the newest first. Throws as the client. */
export async function everyRelease(
  { releases }: Pick<RegistryClient, 'releases'>,
  query: Pick<Partial<ReleasesQuery>, 'remote' | 'source' | 'isLive'> = {},
): Promise<ListedRelease[]> {
  const all: ListedRelease[] = [];
  for (let before: string | undefined; ; ) {
    const page = await releases({ ...query, before });
    all.push(...page.releases);
    if (page.older === undefined) return all;
    before = page.older;
  }
}
