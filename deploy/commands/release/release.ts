import { buildFolder } from 'shared/build';
import { versionSchema } from 'shared/release';
import { audience } from '../../registry/contract.ts';
import {
  changeOptions,
  personHere,
  readArguments,
  registryUsage,
  runCommand,
  withRegistry,
  wrongUse,
} from '../run-command.ts';
import { rollbackCommand, siteState } from '../say.ts';
import { oneRelease, percentOf } from './arguments.ts';
import { buildRemotes } from './build-remotes.ts';
import { datesOf, datingOptions, datingUsage, sayDated } from './dating.ts';
import { publishFolder } from './publish-folder.ts';
import { releaseTogether } from './together.ts';

const usage = `Builds one remote alone, publishes it under a new version and makes it live.

  npm run release -- mf-search [--why TEXT] [--country be] [--percent 10] [--version 1.2.0] [--no-build] [--not-live]
                               [--live-at 2027-01-02T06:00] [--until 2027-01-09T06:00] [--force]
  npm run release -- mf-search mf-stores=1.2.0 --together [--content 42] [--why TEXT] [--country be] [--no-build] [--force]

  --why       the reason, for the history
  --country   makes it live for this country only
  --percent   shows it to this share of the visitors only (then: npm run rollout, promote or halt)
  --version   the version; otherwise that of package.json, or the next patch where that is published
  --no-build  publishes the last build as it is
  --not-live  publishes it without making it live, for QA links (npm run qa-link)
  --force     goes on though it would break the site, which the history then tells
  --together  makes several live in one write, or none: what is built now, or a version that is published
  --content   a preview of content (npm run content:import -- FILE --preview), which goes live with them
${datingUsage}
${registryUsage}`;

await runCommand(usage, async () => {
  const { values, positionals } = readArguments({
    ...changeOptions,
    percent: { type: 'string' },
    version: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
    'not-live': { type: 'boolean', default: false },
    ...datingOptions,
    together: { type: 'boolean', default: false },
    content: { type: 'string' },
    force: { type: 'boolean', default: false },
  });
  if (values.together) return releaseTogether(positionals, values);
  if (values.content !== undefined) throw wrongUse('--content goes live with a release by --together');
  const name = oneRelease(positionals);
  const { why, country, version, force } = values;
  const percent = percentOf(values.percent);
  if (version !== undefined && !versionSchema.safeParse(version).success)
    throw wrongUse(`--version is as 1.2.0 or 2.1.0-rc.1, not ${version}`);
  const dates = datesOf(values);
  if (dates && (percent !== undefined || values['not-live']))
    throw wrongUse('At a moment a version goes live for everybody: leave --percent and --not-live out');
  if (!values['no-build']) await buildRemotes('production', [name]);
  await withRegistry(async (registry) => {
    const folder = buildFolder('production', name);
    const published = await publishFolder(registry.client, folder, {
      version,
      live: !values['not-live'] && !dates,
      force,
      country,
      percent,
      by: personHere(values.by),
      why,
    });
    if (!published.live) {
      console.log(`${name} ${published.version} is published and live for nobody${siteState(registry)}.`);
      console.log(`To look at it: npm run qa-link -- --with ${name}=${published.version}`);
      if (!dates) return;
      const dated = { name, version: published.version, country, by: personHere(values.by), why, force, ...dates };
      const { number, notes } = await registry.client.date(dated);
      sayDated(registry, number, dates, notes);
      return;
    }
    const before = published.live.from;
    const seenBy = percent === undefined ? 'live' : `seen by ${percent} % of the visitors`;
    const where = `for ${audience(country)}${siteState(registry)}`;
    console.log(`${name} ${published.version} is published and ${seenBy} ${where}.`);
    if (percent !== undefined) return console.log(`The rest sees ${before}. To end it: npm run halt -- ${name}`);
    console.log(
      before ? `Before it: ${before}. To go back: ${rollbackCommand(name, country)}` : 'Nothing was live before it.',
    );
  }, values);
});
