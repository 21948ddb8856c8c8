import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { SiteError } from 'shared/errors';
import { remoteNameSchema as remote, versionSchema } from 'shared/release';
import { z } from 'zod';
import { networkOf } from '../../content-api/rate-limits/network.ts';
import { compositionIdOf } from '../../registry/qa/reachable.ts';
import { networks } from '../../registry/reports/contract.ts';
import { intervalOf } from '../../registry/reports/figures.ts';
import { verifyPage } from './page-token.ts';
import type { Tally } from './tally.ts';

/** The most releases that a document is made of: remotes, shell and libraries. */
const mostReleases = 200;

/** The body of `POST /reports`: what a tab has seen since its last report. */
export const reportSchema = z.object({
  /** The token of the page load, and the versions of its document. */
  token: z.string().max(200),
  versions: z.record(remote, versionSchema).refine((versions) => Object.keys(versions).length <= mostReleases),
  // Any number: `limits` says how much of it counts.
  views: z.number().int().min(0),
  counts: z
    .array(z.object({ remote, kind: z.enum(['mount', 'failure', 'error']), count: z.number().int().min(1) }))
    .max(60),
  vitals: z
    .array(z.object({ remote, vital: z.enum(['lcp', 'inp', 'cls']), value: z.number().min(0).max(600_000) }))
    .max(10),
  errors: z.array(z.object({ remote, message: z.string().max(500), stack: z.string().max(2_000) })).max(5),
  requestId: z.string().max(100).optional(),
});
type Report = z.infer<typeof reportSchema>;

/** The most that counts of one page load, however long its tab is open. */
const limits = { views: 300, mount: 1_000, failure: 200, error: 200, vitals: 100, errors: 20 };
type Spent = Record<keyof typeof limits, number> & { visited: Set<string>; failed: Set<string> };

const pagesRemembered = 20_000;
/** A network counts once an hour for a version, whatever comes from it: so many of these are remembered. */
const countedRemembered = 100_000;

/** Where a report comes from: the country of the host, and the address, of which a number alone is stored. */
interface Sender {
  country: string;
  address: string;
}

/**
 * Takes reports of browsers, which may say anything: only of versions that this server has put into one page for this
 * country, only so much for each page load, and never more failures than mounts. For verdicts all page loads of one
 * network in one hour are one visit of each remote, whatever they say.
 */
export function createReports({ serviceSecret, tally }: { serviceSecret: string; tally: Tally }) {
  const pages = new LRUCache<string, Spent>({ max: pagesRemembered });
  const counted = new LRUCache<string, true>({ max: countedRemembered });

  /** Throws SiteError `request-refused` where the token was not signed for these versions and this country. */
  return function take(report: Report, { country, address }: Sender, now = new Date()): void {
    const { versions } = report;
    const composition = compositionIdOf(versions);
    const page = verifyPage(serviceSecret, report.token, { composition, country }, now.getTime());
    if (page === undefined) throw new SiteError('request-refused', 'A report names a page that was not made here');
    const spent = pages.get(page) ?? {
      ...{ views: 0, mount: 0, failure: 0, error: 0, vitals: 0, errors: 0 },
      ...{ visited: new Set<string>(), failed: new Set<string>() },
    };
    pages.set(page, spent);
    /** As much of `wanted` as this page load has left. */
    const spend = (what: keyof typeof limits, wanted: number, limit = limits[what]): number => {
      const granted = Math.max(0, Math.min(wanted, limit - spent[what]));
      spent[what] += granted;
      return granted;
    };
    const versionOf = (name: string): string | undefined =>
      Object.hasOwn(versions, name) ? versions[name] : undefined;
    const count = (name: string, kind: Parameters<Tally['count']>[0]['kind'], times: number, bucket = 0) => {
      const version = versionOf(name);
      if (version !== undefined && times > 0)
        tally.count({ remote: name, version, country, kind, bucket, count: times }, now);
    };

    const network = networkNumber(serviceSecret, address, now);
    /** Counts a visit for verdicts, once for this page load, and once for its network in this hour. */
    const countVisit = (name: string, kind: 'visit' | 'failed-visit', seen: Set<string>) => {
      const key = [now.toISOString().slice(0, 13), country, name, versionOf(name), kind, network].join(' ');
      if (!seen.has(name) && !counted.has(key)) count(name, kind, 1, kind === 'failed-visit' ? network : 0);
      seen.add(name);
      counted.set(key, true);
    };

    const views = spend('views', report.views);
    for (const name of Object.keys(versions)) count(name, 'page-view', views);
    // Mounts first: a failure counts only where something was mounted.
    for (const { remote: name, count: times } of report.counts.filter(({ kind }) => kind === 'mount')) {
      count(name, 'mount', spend('mount', times));
      countVisit(name, 'visit', spent.visited);
    }
    for (const { remote: name, kind, count: times } of report.counts) {
      if (kind === 'failure') {
        count(name, kind, spend(kind, times, Math.min(limits.failure, spent.mount)));
        if (spent.visited.has(name)) countVisit(name, 'failed-visit', spent.failed);
      }
      if (kind === 'error') count(name, kind, spend(kind, times));
    }
    for (const { remote: name, vital, value } of report.vitals)
      count(name, vital, spend('vitals', 1), intervalOf(vital, value));
    for (const { remote: name, message, stack } of report.errors) {
      const version = versionOf(name);
      if (version === undefined || spend('errors', 1) === 0) continue;
      tally.error({ remote: name, version, country, message, stack, composition, requestId: report.requestId });
    }
  };
}

/**
 * A number for the network of a visitor: the /24 of an IPv4 address, the /48 of an IPv6 one, of which anybody gets one for
 * nothing. Nothing else of the address is stored; its key changes every day, and many networks share a number.
 */
export function networkNumber(secret: string, address: string, now: Date): number {
  const network = networkOf(address).replace(/^(\d+\.\d+\.\d+)\.\d+$|^(\w+:\w+:\w+):.*/, '$1$2');
  const day = now.toISOString().slice(0, 10);
  const digest = createHmac('sha256', secret).update(`network ${day} ${network}`).digest();
  return digest.readUInt32BE() % networks;
}
