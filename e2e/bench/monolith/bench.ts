import { type Browser, chromium } from 'playwright';
import { browserArguments, requireBrowser } from '../../browser/find-browser.ts';
import type { RunningSite } from '../../site/start-site.ts';
import { median } from '../figures.ts';
import { interactions, measureInteraction } from '../interactions.ts';
import { pages } from '../pages.ts';
import { measureVisit, type VisitFigures } from '../slow-phone.ts';
import { buildMonolith } from './build.ts';
import { measureNavigation } from './navigation.ts';
import { requireSame } from './same-pages.ts';
import { measureServers } from './servers.ts';
import { type BothSites, startBoth } from './start.ts';

const visits = 3;

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
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments });
  try {
    console.log('\nThe site / the same sources as one application: quotients, and medians of both');
    for (const [name, address] of Object.entries(pages)) {
      if (!isWanted(name)) continue;
      await requireSame(browser, originOf(both.ours), originOf(both.monolith), address);
      print(name, await visitBoth(browser, both, address));
    }
    if (isWanted('interactions')) print('interactions', await interactWithBoth(browser, both));
    if (isWanted('navigation')) print('navigation', await inTurn(both, (origin) => measureNavigation(browser, origin)));
    if (isWanted('server'))
      for (const [name, address] of Object.entries(pages)) print(name, await measureServers(both, address));
  } finally {
    await browser.close();
    await both.close();
  }
}

const originOf = (port: number): string => `http://fr.localhost:${port}`;

async function visitBoth(browser: Browser, both: BothSites, address: string): Promise<Measured> {
  return inTurn(both, async (origin) => figuresOf(await measureVisit(browser, `${origin}${address}`, true)));
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
  both: BothSites,
  measure: (origin: string) => Promise<Record<string, number>>,
): Promise<Measured> {
  const measured: Measured = {};
  for (let visit = 0; visit < visits; visit += 1)
    for (const who of ['ours', 'monolith'] as const)
      for (const [figure, value] of Object.entries(await measure(originOf(both[who])))) {
        measured[figure] ??= { ours: [], monolith: [] };
        measured[figure][who].push(value);
      }
  return measured;
}

async function interactWithBoth(browser: Browser, both: BothSites): Promise<Measured> {
  const measured: Measured = {};
  for (const [name, interaction] of Object.entries(interactions)) {
    const ours = await measureInteraction(browser, originOf(both.ours), interaction);
    const monolith = await measureInteraction(browser, originOf(both.monolith), interaction);
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
