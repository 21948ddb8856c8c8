import { buildFolder } from 'shared/build';
import { isLibrary, versionSchema } from 'shared/release';
import { may } from '../../registry/access/roles.ts';
import type { RegistryClient } from '../../registry/client.ts';
import {
  audience,
  type ChangedAll,
  contentName,
  countsInWords,
  everyCountry,
  versionName,
} from '../../registry/contract.ts';
import { RefusalError, refused } from '../../registry/refusal.ts';
import type { OpenRegistry } from '../open-registry.ts';
import { personHere, withRegistry, wrongUse } from '../run-command.ts';
import { siteState } from '../say.ts';
import { oneRelease } from './arguments.ts';
import { buildRemotes } from './build-remotes.ts';
import { publishFolder } from './publish-folder.ts';
import { numberOf } from './roll-back-content.ts';

interface Given {
  by?: string;
  why: string;
  force: boolean;
  site?: string;
}

interface GivenRelease extends Given {
  content?: string;
  country: string;
  percent?: string;
  version?: string;
  until?: string;
  'no-build': boolean;
  'not-live': boolean;
  'live-at'?: string;
}

/** Makes several remotes live in one write, as `npm run release -- mf-a mf-b=1.2.0 --content 42 --together` is told to. */
export async function releaseTogether(words: readonly string[], given: GivenRelease): Promise<void> {
  const wanted = wantedOf(words);
  const names = [...wanted.keys()];
  const { why, force, country } = given;
  if (given['live-at'] !== undefined || given.until !== undefined)
    throw wrongUse('What goes live together does so now: leave --live-at and --until out');
  if (given.percent !== undefined || given['not-live'])
    throw wrongUse('What goes live together does so for everybody: leave --percent and --not-live out');
  if (given.version !== undefined) throw wrongUse('Name a version with its remote, as mf-search=1.2.0');
  const content = numberOf('--content', given.content);
  if (names.length + (content === undefined ? 0 : 1) < 2)
    throw wrongUse('--together is for several: name two remotes, or one and --content 42');
  if (content !== undefined && country !== everyCountry)
    throw wrongUse('All countries show one content: leave --country out, or --content');
  // Before anything is built or published.
  await withRegistry(({ client }) => mustBeAllowed(client, names, content), given);
  const toBuild = names.filter((name) => wanted.get(name) === undefined);
  if (!given['no-build'] && toBuild.length > 0) await buildRemotes('production', toBuild);
  const by = personHere(given.by);
  await withRegistry(async (registry) => {
    const { client } = registry;
    const versions: Record<string, string> = {};
    for (const [name, version] of wanted) {
      const how = { live: false, force, country, by, why };
      versions[name] = version ?? (await publishFolder(client, buildFolder('production', name), how)).version;
      if (version === undefined) console.log(`${name} ${versions[name]} is published, and live for nobody yet.`);
    }
    sayTogether(registry, await client.makeAllLive({ versions, content, country, by, why, force, together: true }));
  }, given);
}

/** Takes back all that one write made live, as `npm run rollback -- --together 3` is told to. */
export async function rollBackTogether(word: string, given: Given): Promise<void> {
  const number = numberOf('--together', word, 'what went live together') ?? 0;
  const { why, force } = given;
  await withRegistry(async (registry) => {
    const change = { by: personHere(given.by), why, force };
    sayTogether(registry, await registry.client.rollBackTogether(number, change));
  }, given);
}

/** The remotes, each with the published version that is meant, or undefined: what is built now. */
function wantedOf(words: readonly string[]): Map<string, string | undefined> {
  const wanted = new Map<string, string | undefined>();
  for (const word of words) {
    const [named = '', version] = word.split('=', 2);
    const name = oneRelease([named]);
    if (wanted.has(name)) throw wrongUse(`${name} is named twice`);
    if (version !== undefined && !versionSchema.safeParse(version).success)
      throw wrongUse(`A version is as mf-search=1.2.0, not ${word}`);
    wanted.set(name, version);
  }
  // Libraries first: what is published is tried with them.
  return new Map([...wanted].sort(([one], [other]) => Number(isLibrary(other)) - Number(isLibrary(one))));
}

/** Throws RefusalError where the token is not enough, and where there is no such preview. */
async function mustBeAllowed(client: RegistryClient, names: readonly string[], content?: number): Promise<void> {
  const holder = await client.me();
  const forbidden = names.filter((name) => !may(holder, 'release', name));
  if (content !== undefined && !may(holder, 'content')) forbidden.push(contentName);
  if (forbidden.length > 0)
    throw new RefusalError(403, 'registry-forbidden', `${holder.name} may not change ${forbidden.join(', ')}`);
  const stands =
    content === undefined || (await client.contentPreviews()).find(({ number }) => number === content)?.stands;
  if (!stands) throw refused(`There is no preview ${content} to publish (npm run releases -- content lists them)`, 404);
}

function sayTogether(registry: OpenRegistry, { together, changed, content }: ChangedAll): void {
  for (const note of content?.notes ?? []) console.log(note);
  for (const { name, from, to, country } of changed) {
    const [was, is] = [from, to].map((version) => versionName(version, country));
    console.log(`${name}: ${was} → ${is}, for ${audience(country)}`);
  }
  if (content) console.log(`content: ${countsInWords(content.counts)} (change ${content.number})`);
  console.log(`Live together now, in one write${siteState(registry)}.`);
  console.log(`To take all of it back: npm run rollback -- --together ${together}`);
}
