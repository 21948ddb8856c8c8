import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { registryOfRunningSite } from '../../deploy/commands/open-registry.ts';
import {
  personHere,
  readArguments,
  registryOptions,
  runCommand,
  withRegistry,
  wrongUse,
} from '../../deploy/commands/run-command.ts';
import { columns } from '../../deploy/commands/say.ts';
import type { RegistryClient } from '../../deploy/registry/client.ts';
import { everyCountry, type LiveVersions } from '../../deploy/registry/contract.ts';
import { countryOrigin } from '../../deploy/registry/qa/country-origin.ts';
import { type Reachable, reachableCompositions } from '../../deploy/registry/qa/reachable.ts';
import { readQaOptions } from '../../deploy/registry/qa/read-qa-options.ts';
import { readStartSettings } from '../../deploy/settings/settings.ts';
import { viewInWords } from '../../deploy/tokens/qa-view.ts';
import { requireBrowser } from '../browser/find-browser.ts';
import { playwrightReport } from '../runners/reports.ts';
import type { Counts } from '../runners/total.ts';

const usage = `Runs the journeys that only read on a site that runs already, and starts none.

  npm run e2e [-- --base-url https://{country}.example.com] [--with mf-search=2.1.0-rc.1] [--grep TEXT]
  npm run e2e -- --reachable       # once for each combination of versions that visitors can meet now

  --base-url     the site: this folder's (the default), https://{country}.example.com, or one country's own
  --with         a version of a remote that is seen in place of the live one, as often as needed
  --composition  all the versions of a composition that was shown to some visitor
  --reachable    every combination of what is live and what is rolled out, in each country
  --grep         only journeys whose name has this
  --all          those that write, too: they need the DATA_DIR of the site, and leave traces

  REGISTRY_ACCESS_TOKEN in the environment is a token of QA or ops; this folder's own site needs none.`;

/** One run over all journeys; without versions it sees what is live. */
interface Run {
  title: string;
  seenBy: string;
  /** What the site has to show with the link, where that is known beforehand. */
  composition?: string;
  link?: { versions: Record<string, string>; composition?: string };
}

const repository = join(import.meta.dirname, '../..');
const reports = join(repository, '.build/e2e-elsewhere');
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
  const { values } = readArguments({
    by: registryOptions.by,
    'base-url': { type: 'string' },
    with: { type: 'string', multiple: true, default: [] },
    composition: { type: 'string' },
    reachable: { type: 'boolean', default: false },
    grep: { type: 'string' },
    all: { type: 'boolean', default: false },
  });
  const { versions } = readQaOptions(values.with, []);
  const named = Object.keys(versions).length > 0 || values.composition !== undefined;
  if (values.reachable && named) throw wrongUse('--reachable names all combinations itself');
  const site = values['base-url'] ?? (await siteHere());
  // Throws where it is no address.
  const origin = countryOrigin(site, 'fr');
  requireBrowser();
  rmSync(reports, { recursive: true, force: true });

  const results: (Run & { counts: Counts })[] = [];
  const runAll = async (runs: Run[], client?: RegistryClient) => {
    for (const run of runs) {
      const by = personHere(values.by);
      const link = { versions: {}, ...run.link, faults: {}, seconds: linkSeconds, by, why: 'npm run e2e' };
      const ticket = run.link && (await client?.signQaLink(link))?.ticket;
      console.log(`\n${site}: ${run.title}`);
      results.push({
        ...run,
        counts: await runJourneys({ ...values, site, ticket, composition: run.composition, number: results.length }),
      });
    }
  };
  if (values.reachable || named)
    await withRegistry(
      async ({ client }) => {
        const runs = values.reachable
          ? reachableRuns((await client.live()).live)
          : [
              {
                title: titleOf(versions, values.composition),
                seenBy: 'QA',
                link: { versions, composition: values.composition },
              },
            ];
        await runAll(runs, client);
      },
      { site: process.env.REGISTRY_ACCESS_TOKEN ? origin : undefined },
    );
  else await runAll([{ title: 'what is live', seenBy: 'all' }]);

  console.log(`\n${table(results)}`);
  if (results.some(({ counts }) => counts.failed > 0 || counts.passed === 0)) process.exitCode = 1;
});

function titleOf(versions: Record<string, string>, composition?: string): string {
  return [composition, viewInWords({ versions, faults: {} })].filter(Boolean).join(' with ');
}

interface Journeys {
  site: string;
  ticket?: string;
  composition?: string;
  all: boolean;
  grep?: string;
  number: number;
}

async function runJourneys({ site, ticket, composition, all, grep, number }: Journeys): Promise<Counts> {
  const report = join(reports, `${number}.json`);
  const settings = {
    E2E_SITE: site,
    E2E_REPORT: report,
    E2E_TICKET: ticket ?? '',
    E2E_COMPOSITION: composition ?? '',
    E2E_ALL: all ? '1' : '',
  };
  const words = ['test', '--config', 'e2e/elsewhere.config.ts', ...(grep ? ['--grep', grep] : [])];
  const child = spawn(join(repository, 'node_modules/.bin/playwright'), words, {
    cwd: repository,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'exit');
  try {
    return playwrightReport(report).counts;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
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
