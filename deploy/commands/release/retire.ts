import { reasonLines } from '../../registry/can-release/reason.ts';
import { audience, versionName } from '../../registry/contract.ts';
import {
  personHere,
  readArguments,
  registryOptions,
  registryUsage,
  runCommand,
  withRegistry,
  wrongUse,
} from '../run-command.ts';
import { siteState } from '../say.ts';
import { oneRemote } from './arguments.ts';

const usage = `Takes a remote off the site: its pages, which lead to others from then on, its fragments, its roles, and what renders them.

  npm run retire -- mf-stores --redirect store-locator=/fr/contact [--redirect …] --why TEXT [--dry-run] [--force]

  --redirect  where visitors of a page are led, for each of its pages: to a page of another remote, in every language. Where
              that has another slug in each language, once for each: article=/fr/journal/a, article=/de/journal/b;
              article=/fr/journal/:slug leads each to the one with its own slug
  --why       the reason, for the history
  --dry-run   only says what would be, and what still uses it
  --force     retires it though something still uses it (ops), which the history then tells

It is refused while another remote, a text of editors, a menu or a link uses it. Its releases and its history stay, and all of
it can be taken back. For 90 days nobody else may have its name, nor the names and addresses of its pages.
${registryUsage}`;

await runCommand(usage, async () => {
  const { values, positionals } = readArguments({
    ...registryOptions,
    redirect: { type: 'string', multiple: true, default: [] },
    why: { type: 'string', default: '' },
    'dry-run': { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
  });
  const name = values.site ? remoteElsewhere(positionals) : oneRemote(positionals);
  const redirects: Record<string, string[]> = {};
  for (const word of values.redirect) {
    const [page = '', address = ''] = word.split(/=(.*)/s);
    if (!page || !address.startsWith('/')) throw wrongUse(`A redirect is as store-locator=/fr/contact, not ${word}`);
    redirects[page] = [...(redirects[page] ?? []), address];
  }
  const { why, force, 'dry-run': dryRun } = values;
  await withRegistry(async (registry) => {
    const change = { redirects, dryRun, by: personHere(values.by), why, force };
    const { together, changed, reasons } = await registry.client.retire(name, change);
    if (reasons.length > 0) {
      console.error(`${name} cannot be retired:\n${reasonLines(reasons)}`);
      process.exitCode = 1;
      return;
    }
    for (const { from, country } of changed)
      console.log(`${name}: ${versionName(from, country)} → nothing, for ${audience(country)}`);
    if (dryRun) return console.log('Nothing is changed: this is what would be.');
    console.log(`Retired now${siteState(registry)}; visitors of its pages are led on.`);
    console.log(`To take all of it back: npm run rollback -- --together ${together}`);
  }, values);
});

/** A remote of a site elsewhere may not be of this repository. */
function remoteElsewhere([name, ...others]: readonly string[]): string {
  if (name === undefined || others.length > 0) throw wrongUse('Which remote? One at a time');
  return name;
}
