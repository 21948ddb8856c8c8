import { audience, everyCountry, versionName } from '../../registry/contract.ts';
import { confirm, pageViews } from '../../registry/reports/confirm.ts';
import {
  changeOptions,
  personHere,
  readArguments,
  registryUsage,
  runCommand,
  withRegistry,
  wrongUse,
} from '../run-command.ts';
import { siteState } from '../say.ts';
import { onePublished } from './arguments.ts';
import { rollBackContent } from './roll-back-content.ts';
import { rollBackTogether } from './together.ts';

const usage = `Makes the version live again that was live before, or takes a first release away; nothing is built or restarted.

  npm run rollback -- mf-search [--to 1.0.0] [--country be] [--why TEXT] [--confirm] [--wait 60] [--force]
  npm run rollback -- content [--to 41] [--only 41] [--why TEXT] [--force]
  npm run rollback -- --together 3 [--why TEXT] [--force]

  --to        this version instead, older or newer (npm run releases lists all)
  --country   for this country only
  --why       the reason, for the history
  --confirm   follows what browsers report until nearly all page views have the version; exit code 1 if they come not to
  --wait      for how many seconds, 60 unless said otherwise
  --force     goes back though it would break the site, which the history then tells

It says first what going back would break, and then does not go back unless it is told to.

With --together, all that went live in one write goes back in one (npm run releases says its number).

Of content, the last change that nobody has put back is put back (npm run releases -- content lists them), with
  --to        all that came after this change, so that the content is as it was then
  --only      this change alone, with later ones left as they are
  --force     also rows that somebody has changed since
${registryUsage}`;

await runCommand(usage, async () => {
  const { values, positionals } = readArguments({
    ...changeOptions,
    to: { type: 'string' },
    only: { type: 'string' },
    together: { type: 'string' },
    confirm: { type: 'boolean', default: false },
    wait: { type: 'string', default: '60' },
    force: { type: 'boolean', default: false },
  });
  if (values.together !== undefined) {
    if (positionals.length > 0 || values.to !== undefined || values.confirm || values.country !== everyCountry)
      throw wrongUse('--together takes back all that went live in one write: leave everything else out');
    return rollBackTogether(values.together, values);
  }
  if (positionals.join() === 'content') return rollBackContent(values);
  if (values.only !== undefined) throw wrongUse('--only is for content');
  const name = onePublished(positionals);
  if (!/^\d{1,4}$/.test(values.wait)) throw wrongUse(`--wait is a number of seconds, not ${values.wait}`);
  const { country, why, force } = values;
  const change = { country, by: personHere(values.by), why, force };
  await withRegistry(async (registry) => {
    const { client } = registry;
    const since = new Date();
    const before = values.confirm ? await pageViews(client, name, values.country, since) : {};
    const { from, to } = values.to
      ? await client.makeLive(name, { ...change, version: values.to })
      : await client.rollBack(name, change);
    const where = `for ${audience(values.country)}${siteState(registry)}`;
    if (from === to) console.log(`${name} ${to} is live already ${where}.`);
    else console.log(`${name}: ${from ?? 'nothing'} → ${versionName(to, country)}, live now ${where}.`);
    if (!values.confirm) return;
    const version = to ?? (await client.live()).live[everyCountry]?.[name]?.version;
    if (version === undefined) return console.log('No browser can confirm it: nothing is live that would report.');
    console.log(`Watching what browsers report, for ${values.wait} s at most …`);
    const waiting = { name, country: values.country, version, since, before, waitMs: Number(values.wait) * 1000 };
    for await (const progress of confirm(client, waiting))
      if ('line' in progress) console.log(progress.line);
      else if (!progress.confirmed) process.exitCode = 1;
  }, values);
});
