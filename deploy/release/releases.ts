import { oneRemote } from './remote-name.ts';
import { readArguments, runCommand, withRegistry } from './run-command.ts';
import { columns } from './say.ts';

const usage = `Lists what is live, and who changed that, when and why.

  npm run releases [-- mf-search]`;

const moment = (iso: string): string => iso.slice(0, 19).replace('T', ' ');

await runCommand(usage, async () => {
  const { positionals } = readArguments({});
  const wanted = positionals.length ? oneRemote(positionals) : undefined;
  const isWanted = (remote: string) => wanted === undefined || remote === wanted;

  await withRegistry(async ({ client }) => {
    const { live } = await client.live();
    const { releases, history } = await client.releases();
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
    const historyRows = history
      .filter(({ remote }) => isWanted(remote))
      .map(({ when, who, remote, country, from, to, why }) => [
        moment(when),
        who,
        remote,
        country,
        from ?? '-',
        to ?? '-',
        why,
      ]);

    console.log('Live now (country * is every country without a line of its own; times are UTC)\n');
    console.log(columns(['remote', 'country', 'version', 'seen by', 'published', 'by'], liveRows));
    console.log('\nHistory, the newest first\n');
    console.log(columns(['when', 'who', 'remote', 'country', 'from', 'to', 'why'], historyRows));
  });
});
