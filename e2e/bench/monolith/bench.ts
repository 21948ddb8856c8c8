import { type Browser, chromium } from 'playwright';
import { browserArguments, requireBrowser } from '../../browser/find-browser.ts';
import type { RunningSite } from '../../site/start-site.ts';
import { median } from '../figures.ts';
import { interactions, measureInteraction } from '../interactions.ts';
import { pages } from '../pages.ts';
import { startSlowLine } from '../slow-line.ts';
import { measureVisit, type VisitFigures } from '../slow-phone.ts';
import { buildMonolith } from './build.ts';
import { measureNavigation } from './navigation.ts';
import { requireSame } from './same-pages.ts';
import { measureServers, warmUp } from './servers.ts';
import { type BothSites, startBoth } from './start.ts';

const visits = 5;

interface Origins {
  ours: string;
  monolith: string;
}

type Measured = Record<string, { ours: number[]; monolith: number[] }>;

/**
 * Prints what independence costs: the site as it is against the same sources as one application, in turn; quotients first,
 * below 1 the site is the better one. `only` names pages, `interactions`, `navigation` or `server`, separated by commas.
 */
export async function benchMonolith(site: RunningSite, settings: Record<string, string>, only?: string): Promise<void> {
  const wanted = only?.split(',');
  const isWanted = (name: string) => !wanted || wanted.includes(name);
  await buildMonolith();
  const both = await startBoth(site, settings);
  const line = await startSlowLine(both.ours, both.monolith);
  const slow = originsOf(both, line.originOf);
  const direct = originsOf(both, (port) => `http://fr.localhost:${port}`);
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments });
  try {
    console.log('\nThe site / the same sources as one application: quotients, and medians of both');
    for (const [name, address] of Object.entries(pages)) {
      if (!isWanted(name)) continue;
      await requireSame(browser, direct.ours, direct.monolith, address);
      print(name, await visitBoth(browser, slow, address));
    }
    if (isWanted('interactions')) print('interactions', await interactWithBoth(browser, direct));
    if (isWanted('navigation'))
      print('navigation', await inTurn(direct, (origin) => measureNavigation(browser, origin)));
    if (isWanted('server')) {
      // Otherwise the first one would be the slowest: all share the code of the gateway, the header and the footer.
      for (const address of Object.values(pages)) await warmUp(both, address);
      for (const [name, address] of Object.entries(pages)) print(name, await measureServers(both, address));
    }
  } finally {
    await browser.close();
    await line.close();
    await both.close();
  }
}

const originsOf = ({ ours, monolith }: BothSites, originOf: (port: number) => string): Origins => ({
  ours: originOf(ours),
  monolith: originOf(monolith),
});

async function visitBoth(browser: Browser, origins: Origins, address: string): Promise<Measured> {
  return inTurn(origins, async (origin) => figuresOf(await measureVisit(browser, `${origin}${address}`, true)));
}

const figuresOf = ({ lcp, blocking, alive, scriptBytes, requests, kilobytes }: VisitFigures) => ({
  'LCP ms': lcp,
  'blocked ms': blocking,
  'alive ms': alive,
  'scripts until alive kB': scriptBytes / 1000,
  'scripts kB': kilobytes.script,
  'document kB': kilobytes.document,
  requests,
});

/** The same measured on both, one after the other, some times. */
async function inTurn(
  origins: Origins,
  measure: (origin: string) => Promise<Record<string, number>>,
): Promise<Measured> {
  const measured: Measured = {};
  for (let visit = 0; visit < visits; visit += 1)
    for (const who of ['ours', 'monolith'] as const)
      for (const [figure, value] of Object.entries(await measure(origins[who]))) {
        measured[figure] ??= { ours: [], monolith: [] };
        measured[figure][who].push(value);
      }
  return measured;
}

async function interactWithBoth(browser: Browser, { ours: oursAt, monolith: monolithAt }: Origins): Promise<Measured> {
  const measured: Measured = {};
  for (const [name, interaction] of Object.entries(interactions)) {
    const ours = await measureInteraction(browser, oursAt, interaction);
    const monolith = await measureInteraction(browser, monolithAt, interaction);
    measured[`${name} ms`] = { ours, monolith };
    measured[`${name} worst ms`] = { ours: [Math.max(...ours)], monolith: [Math.max(...monolith)] };
  }
  return measured;
}

function print(title: string, measured: Measured): void {
  console.log(title);
  for (const [figure, { ours, monolith }] of Object.entries(measured)) {
    const [one, other] = [median(ours), median(monolith)];
    const quotient = other === 0 ? (one === 0 ? '1.00' : '∞') : (one / other).toFixed(2);
    console.log(
      `  ${figure.padEnd(24)}${quotient.padStart(8)}${one.toFixed(1).padStart(10)}${other.toFixed(1).padStart(10)}`,
    );
  }
}
