import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { RegistryClient } from '../../../registry/client.ts';
import { everyCountry, versionName } from '../../../registry/contract.ts';
import { confirm, pageViews } from '../../../registry/reports/confirm.ts';
import { audienceName, html } from '../html.ts';
import { page, problem, type Viewer } from '../layout.ts';
import { timelineAddress } from './timeline.ts';

/** A change that somebody waits for. */
interface Awaited {
  remote: string;
  country: string;
  /** The versions before and after; of a country's own, where it has one. */
  from?: string;
  to?: string;
}

/** The address of the page that follows a change. */
export const watchAddress = ({ remote, country, from, to }: Awaited): string =>
  `/_ops/watch?${new URLSearchParams({ remote, country, ...(from && { from }), ...(to && { to }) })}`;

/** Where the lines go; text of others cannot be it, since its angle brackets are escaped. */
const marker = html`<!-- lines -->`;

/**
 * Follows what browsers report of a change. The page is streamed line by line, for `waitMs` at most, and needs no script; it
 * ends with whether the change has arrived.
 */
export async function watchPage(
  registry: RegistryClient,
  viewer: Viewer,
  { remote, country, from, to }: Awaited,
  { waitMs, log }: { waitMs: number; log: Pick<FastifyBaseLogger, 'error'> },
): Promise<Readable> {
  const version = to ?? (await registry.live()).live[everyCountry]?.[remote]?.version ?? '';
  const [head = '', tail = ''] = page(
    `Watching ${remote}`,
    html`<h1>${remote} ${version}</h1>
<p>${audienceName(country)}: <span class="version">${from && html`${from} → `}${versionName(to ?? null, country)}</span></p>
<h2>What browsers say</h2>
<p class="quiet">A line comes every few seconds, for ${Math.round(waitMs / 1000)} s at most.</p>
${marker}
<p class="actions"><a href="${timelineAddress({ remote, country: country === everyCountry ? undefined : country })}">Timeline</a>
<a href="/_ops">What is live</a> <a href="/_ops/history?remote=${remote}">History</a></p>`,
    viewer,
  ).split(marker.html);

  async function* pieces() {
    yield `${head}<div class="watch" role="log" aria-label="Progress">`;
    let result = noAnswer;
    try {
      const since = new Date();
      const before = await pageViews(registry, remote, country, since);
      for await (const progress of confirm(registry, { name: remote, country, version, since, before, waitMs })) {
        if ('line' in progress) yield html`<p>${progress.line}</p>\n`.html;
        else result = progress.confirmed ? confirmed : notConfirmed;
      }
    } catch (error) {
      log.error(error);
    }
    yield `</div>${result.html}${tail}`;
  }
  return Readable.from(pieces());
}

const noAnswer = problem('The registry did not answer. What is live stays as it is.');
const confirmed = html`<p class="confirmed" role="status">Confirmed: browsers show it.</p>`;
const notConfirmed = problem('Not confirmed yet. Load this page again to go on watching.');
