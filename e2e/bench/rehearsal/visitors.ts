import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { ownHeader } from 'shared/gateway-calls';
import { z } from 'zod';
import { type Answer, ask } from '../../../deploy/production/load.ts';
import { type Page, type Verdict, verdictOf } from './pages.ts';

/** Visitors at once. */
const atOnce = 16;
/** Each of these is many people, one after the other: an address may report only so often. */
const addressesEach = 25;

export interface Visiting {
  /** Requests a second. */
  rate: number;
  /** For so long visitors come before something happens, and so long the database is away. */
  seconds: number;
}

export interface Visited {
  startedAt: number;
  endedAt: number;
  /** 0 where the answer was broken off. */
  status: number;
  verdict: Verdict;
}

export interface Visits {
  documents: Visited[];
  /** The reports that were sent, each a request of its own, and how many of them were not taken. */
  reports: number;
  reportsRefused: number;
}

/**
 * Visitors who ask for one page after the other, and report what they see as browsers do, until `stop`: together so many requests
 * a second as `rate` says, or as many as are answered. Half of the visits go to an eighth of the pages.
 */
export function letVisitorsCome(address: string, pages: readonly Page[], { rate }: Visiting) {
  const visits: Visits = { documents: [], reports: 0, reportsRefused: 0 };
  // A visit is two requests.
  const everyMs = (atOnce * 2 * 1000) / rate;
  let going = true;

  async function visit(agent: Agent): Promise<void> {
    const page = pages[Math.floor(pages.length * Math.random() ** 3)];
    if (!page) return;
    const { host, path } = page;
    const answer = await ask(address, { path, headers: { host } }, agent);
    const { startedAt, endedAt, status: answered } = answer;
    visits.documents.push({ startedAt, endedAt, status: answered, verdict: verdictOf(answer, page) });
    const report = reportOf(answer, page);
    if (!report) return;
    const { status } = await ask(address, { path: '/reports', headers: { host, ...ownHeader }, json: report }, agent);
    visits.reports += 1;
    if (status !== 204) visits.reportsRefused += 1;
  }

  async function visitor(number: number): Promise<void> {
    const agents = Array.from(
      { length: addressesEach },
      (_, address) => new Agent({ keepAlive: true, localAddress: `127.0.${number + 1}.${address + 1}` }),
    );
    await setTimeout((everyMs * number) / atOnce);
    for (let next = performance.now(), count = 0; going; count += 1) {
      const agent = agents[count % addressesEach];
      if (agent) await visit(agent);
      // Who had to wait does not make up for it: that would be more at once than there are.
      next = Math.max(next + everyMs, performance.now());
      await setTimeout(Math.max(0, next - performance.now()));
    }
    for (const agent of agents) agent.destroy();
  }
  const visitors = Array.from({ length: atOnce }, (_, number) => visitor(number));

  return {
    visits,
    async stop(): Promise<Visits> {
      going = false;
      await Promise.all(visitors);
      return visits;
    },
  };
}

/** How many documents did not come, with how they were answered, as `3: 503, 429`. */
export function failures(documents: readonly Visited[]): string {
  const failed = documents.filter(({ verdict }) => verdict === 'failed');
  return failed.length ? `${failed.length}: ${[...new Set(failed.map(({ status }) => status))].join(', ')}` : '0';
}

const visitSchema = z.object({
  composition: z.object({ remotes: z.record(z.string(), z.object({ version: z.string() })) }),
});

/** What the browser of a visitor reports of a page load; undefined where the document lets it report nothing. */
function reportOf({ headers, body }: Answer, { parts }: Page): object | undefined {
  const token = /page;desc="?([^",;]+)/.exec(String(headers['server-timing']))?.[1];
  const visit = /id="visit">(.*?)<\/script>/.exec(body)?.[1];
  if (!token || !visit) return undefined;
  const { remotes } = visitSchema.parse(JSON.parse(visit)).composition;
  const mounted = ['shell', ...parts.map(({ of }) => of.split('/')[0] ?? '')];
  return {
    token,
    versions: Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version])),
    views: 1,
    counts: [...new Set(mounted)].map((remote) => ({ remote, kind: 'mount', count: 1 })),
    vitals: [{ remote: mounted[1] ?? 'shell', vital: 'lcp', value: 900 }],
    errors: [],
  };
}
