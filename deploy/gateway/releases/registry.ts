import { SiteError } from 'shared/errors';
import { z } from 'zod';
import {
  type HistoryEntry,
  historySchema,
  type LiveVersions,
  liveVersionsSchema,
  type PurgeState,
  type Versions,
  versionsSchema,
  wantWait,
} from '../../registry/contract.ts';
import { forgottenSinceSchema } from '../../registry/forget/contract.ts';
import { type Counted, type ReportsAwaited, reportsAwaitedSchema } from '../../registry/reports/contract.ts';
import { retryRead } from '../../render/retry-read.ts';
import { signService } from '../../tokens/tokens.ts';

/** What the gateway reads from the registry. Every call throws SiteError: registry-failed, or release-unknown. */
export interface Registry {
  /** The versions at once, or else as soon as they are other ones than those that it answered last; the same after `waitMs`. */
  version(waiting?: { waitMs?: number; stop?: AbortSignal }): Promise<Versions>;
  live(): Promise<LiveVersions>;
  /** The manifest of a release in the words that it was published with. */
  manifest(name: string, version: string): Promise<unknown>;
  /** The releases whose files the writes of the registry after this one have had forgotten. */
  forgotten(after: number): Promise<{ name: string; version: string }[]>;
  /** The files of a release, not verified: of texts that browsers get, their compressed forms (`packedName`) where it has them. */
  files(name: string, version: string): Promise<ReadonlyMap<string, Uint8Array>>;
  /** The bytes of one file of a release, not verified. */
  file(name: string, version: string, path: string): Promise<Uint8Array>;
  /** Whether some visitor ever saw a release. */
  wasLive(name: string, version: string): Promise<boolean>;
  /** Adds counts and errors to the reports; answers whose somebody waits for. */
  report(counted: Counted): Promise<ReportsAwaited>;
  /** Says how far this gateway is with purging the shared cache. */
  purged(state: PurgeState): Promise<void>;
  /** What changed of a remote for visitors, the latest first. */
  history(remote: string): Promise<HistoryEntry[]>;
  /** Whether a preview of content can be looked at. */
  previewStands(number: number): Promise<boolean>;
  /** Stores the versions of a composition, by remote. */
  remember(versions: Record<string, string>): Promise<void>;
}

const standsSchema = z.object({ stands: z.boolean() });
const wasLiveSchema = z.object({ wasLive: z.boolean() });

const answerLimitMs = 5_000;
const lastChanges = 5;
/** A gateway that starts asks for all files of all releases at once, perhaps on a machine that is busy starting. */
const fileLimitMs = 20_000;

interface Asked {
  /** Makes it a write. */
  json?: object;
  headers?: Record<string, string>;
  limitMs?: number;
  /** Gives it up. */
  stop?: AbortSignal;
}

/** The registry over HTTP; `address` as `http://127.0.0.1:8081/registry`. The secret signs the token of a server of the site. */
export function createRegistry(address: string, serviceSecret: string): Registry {
  async function ask(path: string, { json, headers, limitMs = answerLimitMs, stop }: Asked = {}): Promise<Response> {
    const url = `${address}${path}`;
    const authorization = `Bearer ${await signService(serviceSecret)}`;
    const request: RequestInit = json
      ? { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(json) }
      : { headers: { authorization, ...headers } };
    const send = json ? fetch : retryRead;
    const limit = AbortSignal.timeout(limitMs);
    const signal = stop ? AbortSignal.any([stop, limit]) : limit;
    const response = await send(url, { ...request, signal }).catch((cause) => {
      throw new SiteError('registry-failed', `${url} did not answer`, { cause });
    });
    // 410: its files were forgotten.
    if ([404, 410].includes(response.status)) throw new SiteError('release-unknown', `${url} does not exist`);
    if (!response.ok && response.status !== 304)
      throw new SiteError('registry-failed', `${url} answered ${response.status}`);
    return response;
  }
  let known: { versions: Versions; tag: string | undefined } | undefined;
  const json = async <Output>(path: string, schema: { parse(value: unknown): Output }): Promise<Output> =>
    schema.parse(await (await ask(path)).json());
  const release = (name: string, version: string) => `/releases/${name}/${version}`;

  return {
    async version({ waitMs = 0, stop } = {}) {
      const headers = { ...(known?.tag && { 'if-none-match': known.tag }), ...wantWait(waitMs) };
      const response = await ask('/version', { headers, limitMs: waitMs + answerLimitMs, stop });
      if (response.status !== 304 || !known) {
        const versions = versionsSchema.parse(await response.json());
        known = { versions, tag: response.headers.get('etag') ?? undefined };
      }
      return known.versions;
    },
    live: () => json('/live', liveVersionsSchema),
    forgotten: async (after) => (await json(`/forgotten?after=${after}`, forgottenSinceSchema)).forgotten,
    report: async (counted) => reportsAwaitedSchema.parse(await (await ask('/reports', { json: counted })).json()),
    async purged(state) {
      await ask('/purges', { json: state });
    },
    manifest: (name, version) => json(`${release(name, version)}/manifest`, z.unknown()),
    history: async (remote) =>
      (await json(`/history?remote=${remote}&changesLive=true&limit=${lastChanges}`, historySchema)).history,
    async remember(versions) {
      await ask('/compositions', { json: { versions } });
    },
    wasLive: async (name, version) => (await json(`${release(name, version)}/was-live`, wasLiveSchema)).wasLive,
    previewStands: async (number) => (await json(`/previews/${number}`, standsSchema)).stands,
    async files(name, version) {
      const form = await (await ask(`${release(name, version)}/files`, { limitMs: fileLimitMs })).formData();
      const read = async ([path, file]: [string, FormDataEntryValue]) =>
        [path, typeof file === 'string' ? Buffer.from(file) : await file.bytes()] as const;
      return new Map(await Promise.all([...form].map(read)));
    },
    file: async (name, version, path) =>
      (await ask(`${release(name, version)}/files/${path}`, { limitMs: fileLimitMs })).bytes(),
  };
}
