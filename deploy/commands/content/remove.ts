import { readFile } from 'node:fs/promises';
import { kindNames } from '../../content-api/import/contract.ts';
import { type ContentRow, countsInWords } from '../../registry/contract.ts';
import { datesOf, datingOptions, datingUsage, sayDated } from '../release/dating.ts';
import { sayPreviewLink } from '../release/say-qa-link.ts';
import {
  oneOf,
  personHere,
  readArguments,
  registryOptions,
  registryUsage,
  runCommand,
  withRegistry,
  wrongUse,
} from '../run-command.ts';
import { sayChanged } from './say-changed.ts';

const usage = `Takes rows out of the content, with the pages that are theirs alone. What still names them is said, and nothing is removed then.

  npm run content:remove -- products onde-60 onde-80 [--why TEXT] [--dry-run]
  npm run content:remove -- products onde-60 pages /cms/onde      what names it goes in the same command
  npm run content:remove -- products --ids gone.txt               a file with a key a line

  --ids       a file of keys of the one kind that is named
  --dry-run   says what would be, and changes nothing
  --preview   stages it and prints a link that shows the site without it, for two days; npm run content:publish removes it
  --why       the reason, for the history
${datingUsage}
  --country   whose clocks the times are of
${registryUsage}

  Kinds: ${kindNames.join(', ')}
  npm run rollback -- content brings all of it back.`;

await runCommand(usage, async () => {
  const { values, positionals } = readArguments({
    ...registryOptions,
    ids: { type: 'string' },
    why: { type: 'string', default: '' },
    'dry-run': { type: 'boolean', default: false },
    preview: { type: 'boolean', default: false },
    ...datingOptions,
    country: { type: 'string' },
  });
  const dates = datesOf(values);
  const rows = rowsOf(values.ids === undefined ? positionals : [...positionals, ...(await keysIn(values.ids))]);
  const { why, 'dry-run': dryRun, preview } = values;
  const by = personHere(values.by);
  await withRegistry(async (registry) => {
    const changed = await registry.client.removeContent({ rows, why, by, dryRun, preview, ...dates });
    if (!dryRun && !dates && !preview) return sayChanged(registry, changed, 'Removed');
    for (const note of changed.notes) console.log(note);
    if (changed.preview) {
      console.log(`Staged: ${countsInWords(changed.counts)}. Nothing is changed: this is preview ${changed.preview}.`);
      return sayPreviewLink(registry, { content: changed.preview, by, why, site: values.site });
    }
    if (dates && changed.dated) return sayDated(registry, changed.dated, dates);
    console.log(
      `${rows.length} rows would be removed, and the pages that are theirs alone. Nothing is changed: --dry-run.`,
    );
  }, values);
});

/** Words as `products onde-60 onde-80 pages /cms/onde`: the name of a kind, and keys of its rows. */
function rowsOf([first, ...words]: readonly string[]): ContentRow[] {
  if (first === undefined) throw wrongUse(`Name a kind and what is to go: products onde-60`);
  let kind = oneOf('kind ', first, kindNames);
  const rows: ContentRow[] = [];
  for (const word of words) {
    const next = kindNames.find((name) => name === word);
    if (next) kind = next;
    else rows.push({ kind, key: word });
  }
  if (rows.length === 0) throw wrongUse(`Which ${kind}? Name their keys, or a file of them with --ids`);
  return rows;
}

async function keysIn(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw wrongUse(`${file} cannot be read`);
  });
  return text.split(/\r?\n/).flatMap((line) => line.trim() || []);
}
