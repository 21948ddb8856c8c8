#!/usr/bin/env node
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { registryOfRunningSite } from '../../deploy/commands/open-registry.ts';
import { numberOf } from '../../deploy/commands/release/roll-back-content.ts';
import {
  personHere,
  readOptions,
  registryOptions,
  runCommand,
  withRegistry,
  wrongUse,
} from '../../deploy/commands/run-command.ts';
import { columns } from '../../deploy/commands/say.ts';
import type { RegistryClient } from '../../deploy/registry/client.ts';
import { everyCountry, type LiveVersions } from '../../deploy/registry/contract.ts';
import { countryOrigin, qaPrefix, readQaOptions } from '../../deploy/registry/qa/qa-link.ts';
import { type Reachable, reachableCompositions } from '../../deploy/registry/qa/reachable.ts';
import { readStartSettings } from '../../deploy/settings/settings.ts';
import { viewInWords } from '../../deploy/tokens/qa-view.ts';
import { requireBrowser } from '../browser/find-browser.ts';
import type { Side } from '../compare/compare.ts';
import { isDifferent, percent } from '../compare/report.ts';
import { readViews } from '../compare/views.ts';
import { command, packaged, reports } from '../package/packaged.ts';
import type { Counts } from '../runners/total.ts';
import { runJourneys } from './run-journeys.ts';

const usage = `Runs the journeys that only read on a site that runs already, and starts none.

  ${command} [--base-url https://{country}.example.com] [--with mf-search=2.1.0-rc.1] [--grep TEXT]
  ${command} --reachable       # once for each combination of versions that visitors can meet now
  ${command} --compare live,mf-search=2.1.0-rc.1     # pictures of every page in both, and what differs

  --base-url     the site: this folder's (the default), https://{country}.example.com, or one country's own
  --with         a version of a remote that is seen in place of the live one, as often as needed
  --content      a preview of content, by its number
  --link         what a QA link shows: no token is needed
  --composition  all the versions of a composition that was shown to some visitor
  --reachable    every combination of what is live and what is rolled out, in each country
  --compare      two sides, each live, a version, or content=42 for a preview; several of a side are joined by +
  --threshold    from which share of its pixels on a page differs, in per cent (0.1)
  --grep         only journeys, or pages, whose name has this
  --all          those that write, too: they need the DATA_DIR of the site, and leave traces

  REGISTRY_ACCESS_TOKEN in the environment is a token of QA or ops; this folder's own site needs none.`;

/** One run over all journeys; without versions it sees what is live. */
interface Run {
  title: string;
  seenBy: string;
  /** What the site has to show with the link, where that is known beforehand. */
  composition?: string;
  link?: { versions: Record<string, string>; composition?: string; content?: number };
  /** Of a link that was given. */
  ticket?: string;
}

const linkSeconds = 2 * 60 * 60;

/** A run for each combination; its title names what all others do not see. */
function reachableRuns(live: LiveVersions['live']): Run[] {
  const general = live[everyCountry] ?? {};
  return reachableCompositions(live).map((one) => {
    const own = Object.entries(one.versions).filter(([name, version]) => general[name]?.version !== version);
    const title = titleOf(Object.fromEntries(own), one.id);
    return { title, seenBy: shares(one), composition: one.id, link: { versions: one.versions } };
  });
}

const shares = ({ seenBy }: Reachable): string =>
  Object.entries(seenBy)
    .map(([country, percent]) => (percent === 100 ? country : `${country} ${percent} %`))
    .join(', ');

/** The site that runs on this folder's data, or where it would be. */
async function siteHere(): Promise<string> {
  const settings = readStartSettings(process.env);
  const running = await registryOfRunningSite(settings);
  return `http://localhost:${running?.sitePort ?? settings.port}`;
}

await runCommand(usage, async () => {
  const values = readOptions({
    by: registryOptions.by,
    'base-url': { type: 'string' },
    with: { type: 'string', multiple: true, default: [] },
    composition: { type: 'string' },
    content: { type: 'string' },
    link: { type: 'string' },
    reachable: { type: 'boolean', default: false },
    grep: { type: 'string' },
    compare: { type: 'string' },
    threshold: { type: 'string', default: '0.1' },
    all: { type: 'boolean', default: false },
  });
  const { versions } = readQaOptions(values.with, []);
  const content = numberOf('--content', values.content);
  const named = Object.keys(versions).length > 0 || values.composition !== undefined || content !== undefined;
  const ticket = values.link === undefined ? undefined : ticketOf(values.link);
  if (ticket && (values.reachable || named || values.compare !== undefined)) throw wrongUse('--link names all itself');
  if (values.reachable && named) throw wrongUse('--reachable names all combinations itself');
  if (values.compare !== undefined && (values.reachable || named)) throw wrongUse('--compare names both sides itself');
  if (packaged && !values['base-url'] && !values.link)
    throw wrongUse('Which site? --base-url https://{country}.example.com');
  if (packaged && values.all) throw wrongUse('The package has the journeys that only read');
  const threshold = Number(values.threshold) / 100;
  if (!(threshold >= 0 && threshold < 1)) throw wrongUse(`--threshold is a share in per cent, not ${values.threshold}`);
  const site = values['base-url'] ?? (values.link ? new URL(values.link).origin : await siteHere());
  // Throws where it is no address.
  const origin = countryOrigin(site, 'fr');
  requireBrowser();
  rmSync(reports, { recursive: true, force: true });
  /** The registry of that site: elsewhere with a token, here with this folder's own. */
  const asked = { site: packaged || process.env.REGISTRY_ACCESS_TOKEN ? origin : undefined };
  const ticketFor = async (client: RegistryClient, link: Run['link'] = { versions: {} }) => {
    const by = personHere(values.by);
    return (await client.signQaLink({ ...link, faults: {}, seconds: linkSeconds, by, why: 'npm run e2e' })).ticket;
  };

  if (values.compare !== undefined) {
    const views = readViews(values.compare);
    // Where the pages are is read once, with the first module that asks for it.
    process.env.E2E_SITE = site;
    const { compare } = await import('../compare/compare.ts');
    return withRegistry(async ({ client }) => {
      const sideOf = async ({ title, versions, content }: (typeof views)[number]) => ({
        title,
        ticket:
          Object.keys(versions).length > 0 || content !== undefined
            ? await ticketFor(client, { versions, content })
            : undefined,
      });
      const sides: [Side, Side] = [await sideOf(views[0]), await sideOf(views[1])];
      console.log(`\n${site}: every page, ${sides.map((side) => side.title).join(' and ')}`);
      const pages = await compare({ site, sides, threshold, grep: values.grep, folder: reports });
      if (pages.length === 0) throw wrongUse(`No page has ${values.grep} in its name`);
      const rows = pages.map((page) => [
        page.name,
        `${page.width}`,
        percent(page.share),
        isDifferent(page, threshold) ? 'differs' : '',
      ]);
      console.log(`\n${columns(['page', 'width', 'pixels', ''], rows)}\n\n${join(reports, 'report.html')}`);
    }, asked);
  }

  const results: (Run & { counts: Counts })[] = [];
  const runAll = async (runs: Run[], client?: RegistryClient) => {
    for (const run of runs) {
      const ticket = run.ticket ?? (run.link && client && (await ticketFor(client, run.link)));
      console.log(`\n${site}: ${run.title}`);
      results.push({
        ...run,
        counts: await runJourneys({ ...values, site, ticket, composition: run.composition, number: results.length }),
      });
    }
  };
  if (values.reachable || named)
    await withRegistry(async ({ client }) => {
      const runs = values.reachable
        ? reachableRuns((await client.live()).live)
        : [
            {
              title: titleOf(versions, values.composition, content),
              seenBy: 'QA',
              link: { versions, composition: values.composition, content },
            },
          ];
      await runAll(runs, client);
    }, asked);
  else
    await runAll([
      ticket ? { title: 'what the link shows', seenBy: 'QA', ticket } : { title: 'what is live', seenBy: 'all' },
    ]);

  console.log(`\n${table(results)}`);
  if (results.some(({ counts }) => counts.failed > 0 || counts.passed === 0)) process.exitCode = 1;
});

/** The ticket of a QA link. */
function ticketOf(link: string): string {
  const ticket = new RegExp(`^${qaPrefix}([\\w.-]+)$`).exec(URL.parse(link)?.pathname ?? '')?.[1];
  if (ticket === undefined) throw wrongUse(`--link is what npm run qa-link prints, not ${link}`);
  return ticket;
}

function titleOf(versions: Record<string, string>, composition?: string, content?: number): string {
  return [composition, viewInWords({ versions, faults: {}, content })].filter(Boolean).join(' with ');
}

function table(results: (Run & { counts: Counts })[]): string {
  const rows = results.map(({ title, seenBy, counts: { passed, failed, skipped } }) => [
    title,
    seenBy,
    String(passed),
    String(failed),
    String(skipped),
  ]);
  return columns(['combination', 'seen by', 'passed', 'failed', 'skipped'], rows);
}
