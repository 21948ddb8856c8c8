import { libraryOf, versionSchema } from 'shared/release';
import { z } from 'zod';
import { everyRelease } from '../../registry/client.ts';
import {
  type ContentChange,
  type ContentPreview,
  contentName,
  countsInWords,
  entriesOf,
  type HistoryEntry,
  namesOf,
} from '../../registry/contract.ts';
import type { Dated } from '../../registry/dated/contract.ts';
import { librariesInUse, liveManifests, usersInWords } from '../../registry/libraries-in-use.ts';
import {
  personHere,
  readArguments,
  registryOptions,
  registryUsage,
  runCommand,
  withRegistry,
  wrongUse,
} from '../run-command.ts';
import { columns, moment } from '../say.ts';
import { onePublished } from './arguments.ts';
import { daysOf, forgetOld } from './forget-old.ts';
import { listAll } from './list-all.ts';
import { listWith } from './list-with.ts';
import { showRelease } from './show-release.ts';

const usage = `Lists what is live, and who changed that, when and why.

  npm run releases [-- mf-search] [--limit 100]
  npm run releases -- react [--limit 100]        # a library that pages share, in all its minors, with who takes which
  npm run releases -- content [--limit 100]
  npm run releases -- [mf-search] --all [--before mf-search@1.4.2] [--limit 100]   # what was ever published
  npm run releases -- --forget-older-than 1y --why TEXT [--dry-run]                # removes files that nobody needs (ops)
  npm run releases -- mf-search 1.4.2            # what a release was built from, who has signed it, what is in it
  npm run releases -- --with 'i18next@<27.1.3'   # which live releases have a package, and which pages load it

  content     the changes of content, whose numbers npm run rollback -- content takes, and previews
  --with      a package, and a range of its versions
  --limit     so many lines of the history, or releases
  --before    those that were published before this one
  --forget-older-than
              removes the files of releases that are older, 90d or 1y, as long as they were not live for 90 days and nothing
              leads back to them; they stay in the list and in the history
  --dry-run   only says which
  --why       the reason, for the history
${registryUsage}`;

/** What a site begins with is of twenty kinds, which no terminal is wide enough for. */
const shownKinds = 3;
const contentRow = ({ number, when, who, person, action, counts, why, undoneBy, isKept }: ContentChange): string[] => {
  const state = undoneBy ? `put back by ${undoneBy}` : isKept ? '' : 'what was before is not kept';
  return [String(number), moment(when), by(person, who), action, countsInWords(counts, shownKinds), why, state];
};
/** What is dated, or could not be done; nothing where nothing is. */
function listDated(dated: readonly Dated[]): void {
  if (dated.length === 0) return;
  const rows = dated.map(({ number, at, until, person, who, why, ...one }) => {
    const what = one.version ? `${one.remote} ${one.version}` : countsInWords(one.counts ?? {});
    const state = one.liveSince ? 'live, to end' : 'waits';
    return [String(number), moment(at), until ? moment(until) : '', what, one.country, by(person, who), why, state];
  });
  console.log('Dated (npm run take-back -- 7 takes 7 back; times are UTC)\n');
  console.log(columns(['dated', 'live at', 'until', 'what', 'country', 'by', 'why', ''], rows));
  for (const { number, failed, changedSince } of dated) {
    if (failed) console.log(`\n${number} could not be done: ${failed}`);
    else if (changedSince.length > 0)
      console.log(`\n${number} will not go live: somebody has changed ${namesOf(changedSince)} since`);
  }
  console.log();
}
const previewRow = ({
  number,
  when,
  who,
  person,
  counts,
  why,
  ends,
  stands,
  publishedAs,
}: ContentPreview): string[] => {
  const state = publishedAs ? `published as change ${publishedAs}` : stands ? `until ${moment(ends)}` : 'ended';
  return [String(number), moment(when), by(person, who), countsInWords(counts, shownKinds), why, state];
};
/** What one write has done to several is one row. */
function historyRow(lines: readonly HistoryEntry[]): string[] {
  const [entry] = lines;
  if (!entry) return [];
  const all = (one: (line: HistoryEntry) => string | null) => lines.map((line) => one(line) ?? '-').join(' + ');
  const about = [entry.together === null ? [] : `together ${entry.together}`, entry.forced ? 'forced' : []].flat();
  return [
    moment(entry.when),
    by(entry.person, entry.who),
    about.length > 0 ? `${entry.action} (${about.join(', ')})` : entry.action,
    all(({ remote }) => remote),
    entry.country ?? '-',
    all(({ from }) => from),
    all(({ to }) => to),
    entry.percent === null ? '-' : `${entry.percent} %`,
    entry.why,
  ];
}
const by = (person: string | null, who: string): string => (person ? `${person} (${who})` : who);

await runCommand(usage, async () => {
  const { values, positionals } = readArguments({
    ...registryOptions,
    limit: { type: 'string', default: '100' },
    with: { type: 'string' },
    all: { type: 'boolean', default: false },
    before: { type: 'string' },
    'forget-older-than': { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    why: { type: 'string', default: '' },
  });
  const limit = z.coerce.number().int().min(1).max(1000).safeParse(values.limit).data;
  if (limit === undefined) throw wrongUse('--limit is a number from 1 to 1000');
  const wantedPackage = values.with;
  if (wantedPackage !== undefined) {
    if (positionals.length > 0) throw wrongUse('--with is asked of all that is live: name no remote');
    return withRegistry(async ({ client }) => listWith(client, wantedPackage), values);
  }
  const olderThan = values['forget-older-than'];
  if (olderThan !== undefined) {
    if (positionals.length > 0) throw wrongUse('What is old is forgotten of all remotes: name none');
    const wanted = { olderThanDays: daysOf(olderThan), why: values.why, dryRun: values['dry-run'] };
    return withRegistry(async ({ client }) => forgetOld(client, { ...wanted, by: personHere(values.by) }), values);
  }
  if (values.all) {
    const remote = positionals.length ? onePublished(positionals) : undefined;
    return withRegistry(async ({ client }) => listAll(client, { remote, before: values.before, limit }), values);
  }
  const [named = '', version, ...others] = positionals;
  if (version !== undefined && others.length === 0 && versionSchema.safeParse(version).success)
    return withRegistry(async ({ client }) => showRelease(client, onePublished([named]), version), values);
  if (positionals.join() === 'content')
    return withRegistry(async ({ client }) => {
      listDated((await client.dated()).filter(({ remote }) => remote === contentName));
      const changes = (await client.contentChanges()).slice(0, limit);
      console.log(columns(['change', 'when', 'who', 'action', 'rows', 'why', ''], changes.map(contentRow)));
      const previews = (await client.contentPreviews()).slice(0, limit);
      if (previews.length === 0) return;
      console.log('\nPreviews: npm run qa-link -- --content shows them, npm run content:publish makes them live\n');
      console.log(columns(['preview', 'when', 'who', 'rows', 'why', ''], previews.map(previewRow)));
    }, values);
  const wanted = positionals.length ? onePublished(positionals) : undefined;
  // Of a library all minors are wanted, unless one is named.
  const library = positionals[0] === wanted ? undefined : libraryOf(wanted ?? '');
  const isWanted = (remote: string) =>
    wanted === undefined || remote === wanted || (library !== undefined && libraryOf(remote) === library);

  await withRegistry(async ({ client }) => {
    listDated((await client.dated()).filter(({ remote }) => isWanted(remote)));
    const { live } = await client.live();
    const releases = await everyRelease(client, { isLive: true });
    const told = library ? (await client.remotes()).filter(isWanted) : [wanted];
    const histories = await Promise.all(told.map((remote) => client.history({ remote, limit })));
    const history = histories.flat().sort((one, other) => other.when.localeCompare(one.when));
    const liveRows = Object.entries(live)
      .flatMap(([country, remotes]) =>
        Object.entries(remotes).flatMap(([remote, { version, candidate }]) => [
          { remote, country, version, share: candidate ? `${100 - candidate.percent} %` : '100 %' },
          ...(candidate ? [{ remote, country, version: candidate.version, share: `${candidate.percent} %` }] : []),
        ]),
      )
      .filter(({ remote }) => isWanted(remote))
      .map(({ remote, country, version, share }) => {
        const release = releases.find((one) => one.name === remote && one.version === version);
        return [remote, country, version, share, moment(release?.publishedAt ?? ''), release?.by ?? ''];
      })
      .sort((a, b) => a.join().localeCompare(b.join()));

    console.log('Live now (country * is every country without a line of its own; times are UTC)\n');
    console.log(columns(['remote', 'country', 'version', 'seen by', 'published', 'by'], liveRows));
    const libraries = librariesInUse(await liveManifests(client, { live })).filter(({ name }) => isWanted(name));
    if (libraries.length > 0) {
      console.log('\nLibraries that pages share\n');
      console.log(
        columns(
          ['library', '', ''],
          libraries.map((one) => [one.name, one.version, usersInWords(one)]),
        ),
      );
    }
    console.log('\nHistory, the newest first\n');
    console.log(
      columns(
        ['when', 'who', 'action', 'remote', 'country', 'from', 'to', 'share', 'why'],
        entriesOf(history).map(historyRow),
      ),
    );
  }, values);
});
