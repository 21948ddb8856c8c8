import { eq } from 'drizzle-orm';
import { catchAllCountry } from 'shared/i18n';
import type { Manifest } from 'shared/release';
import { claimsOf, composeTable, match, parametersIn, type RouteMatch } from 'shared/routes';
import { withRoutes } from 'shared/routes/on-server';
import { liveDecisions, manifestsOf, type Reader } from './can-release/read-live-state.ts';
import { type EditedAddress, type FormerPage, versionsIn } from './can-release/view.ts';
import { type ChangedAll, everyCountry, type RetiredPage } from './contract.ts';
import { switchLive } from './live.ts';
import type { Target, Tx } from './live-rows.ts';
import { refused } from './refusal.ts';
import { dated, live, retirement } from './tables.ts';
import { nextNumber } from './together.ts';

/** For each page, by its name, the addresses that its visitors are led to. */
type Redirects = Readonly<Record<string, readonly string[]>>;

/** The pages of what is live of a remote, in all countries. */
export async function pagesOf(tx: Reader, name: string): Promise<FormerPage[]> {
  const routes = (await liveManifests(tx)).filter((one) => one.name === name).map((one) => one.routes);
  const claims = routes.flatMap((one) =>
    claimsOf(one).map(({ page, ...claim }) => ({ ...claim, name: one[page]?.name ?? page })),
  );
  return [...Map.groupBy(claims, (claim) => claim.name)].map(([page, own]) => ({
    name: page,
    formerly: Object.fromEntries(
      [...Map.groupBy(own, ({ language }) => language)].map(([language, all]) => [
        language,
        [...new Set(all.map(({ pattern }) => pattern))],
      ]),
    ),
  }));
}

/**
 * Takes a remote out of every country, in a transaction of the caller, as one entry of the history; the addresses of its pages
 * lead to others from then on. Throws RefusalError where it is not live, is rolled out or dated, and where a page has no
 * address to lead to.
 */
export async function retire(
  tx: Tx,
  { name, redirects, edited, ...about }: Omit<Target, 'country'> & Retiring,
): Promise<ChangedAll> {
  const rows = await tx.select().from(live).where(eq(live.remote, name));
  if (rows.length === 0) throw refused(`${name} is not live: there is nothing to retire`, 409);
  if (rows.some(({ candidateVersion }) => candidateVersion !== null))
    throw refused(`A rollout of ${name} runs: promote or halt it first`, 409);
  const [waits] = await tx.select({ number: dated.number }).from(dated).where(eq(dated.remote, name));
  if (waits) throw refused(`${name} is dated: npm run take-back -- ${waits.number} first`, 409);
  const others = (await liveManifests(tx)).filter((one) => one.name !== name);
  const pages = whereTheyLead(await pagesOf(tx, name), redirects, { others, edited });
  const together = await nextNumber(tx);
  await tx.insert(retirement).values({ together, remote: name, pages });
  const changed: ChangedAll['changed'] = [];
  // Countries first: without a version for all, those that were held back from it would follow by themselves.
  const countries = rows.map(({ country }) => country).sort((one) => (one === everyCountry ? 1 : -1));
  for (const country of countries)
    changed.push(await switchLive(tx, { ...about, name, country, to: null, action: 'retire', together }));
  return { together, changed };
}

interface Retiring {
  redirects: Redirects;
  edited: readonly EditedAddress[];
}

async function liveManifests(tx: Reader): Promise<Manifest[]> {
  const decisions = await liveDecisions(tx);
  // What is live for all comes last: it says where a page is.
  const versions = versionsIn(decisions.sort((one) => (one.country === everyCountry ? 1 : -1)));
  const manifestOf = await manifestsOf(tx, versions);
  return versions.flatMap(({ remote, version }) => manifestOf(remote, version) ?? []);
}

interface Site {
  others: readonly Manifest[];
  edited: readonly EditedAddress[];
}

function whereTheyLead(pages: readonly FormerPage[], redirects: Redirects, { others, edited }: Site): RetiredPage[] {
  const given = new Map(Object.entries(redirects).filter(([, addresses]) => addresses.length > 0));
  const unknown = [...given.keys()].find((name) => !pages.some((page) => page.name === name));
  if (unknown !== undefined)
    throw refused(`It has no page ${unknown}; it has ${pages.map(({ name }) => name).join(', ') || 'none'}`);
  const missing = pages.flatMap(({ name }) => (given.has(name) ? [] : name));
  if (missing[0] !== undefined)
    throw refused(`Say where visitors of ${missing.join(', ')} are led: --redirect ${missing[0]}=/fr/…`);
  const table = composeTable(Object.fromEntries(others.map(({ name, routes }) => [name, routes])));
  return withRoutes(table, () =>
    pages.map((page) => ({ ...page, leadsTo: targetOf(page, given.get(page.name) ?? [], edited) })),
  );
}

/** The page that addresses stand for, and what it takes in each language; `:slug` is the slug that a visitor comes with. */
function targetOf(
  { name, formerly }: FormerPage,
  addresses: readonly string[],
  edited: readonly EditedAddress[],
): RetiredPage['leadsTo'] {
  const own = Object.values(formerly).flat().flatMap(parametersIn);
  const found = addresses.map((address) => {
    const target = /[?#]/.test(address) ? undefined : match(catchAllCountry, address);
    if (!target || isMissing(target, edited)) throw refused(`${address} is no page of another remote that is live`);
    const params = Object.entries(target.params).filter(([key, value]) => value !== `:${key}` || !own.includes(key));
    return { ...target, params: Object.fromEntries(params) };
  });
  const [first, ...others] = found;
  if (!first || others.some((one) => one.name !== first.name))
    throw refused(`${name} is led to one page, at its address in each language: ${addresses.join(', ')}`);
  if (Object.keys(first.params).length === 0) return { name: first.name };
  const params = Object.fromEntries(found.map((one) => [one.language, one.params]));
  const lacking = Object.keys(formerly).filter((language) => !Object.hasOwn(params, language));
  if (lacking.length > 0)
    throw refused(`Say the address for ${name} in ${lacking.join(', ')}, too: --redirect ${name}=/${lacking[0]}/…`);
  return { name: first.name, params };
}

/** Whether it would be a page of editors that there is not: those alone have an address that is all theirs, as `/fr/a-propos`. */
const isMissing = ({ path, language, params }: RouteMatch, edited: readonly EditedAddress[]): boolean =>
  path === `/${language}/${params.slug}` && !edited.some((one) => `/${one.language}/${one.slug}` === path);
