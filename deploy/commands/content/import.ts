import { isLanguage, languages } from 'shared/i18n';
import { kindNames } from '../../content-api/import/contract.ts';
import { sourceFiles } from '../../content-api/import/read/files.ts';
import { readMapping } from '../../content-api/import/read/mapping.ts';
import { readStartSettings } from '../../settings/settings.ts';
import { datesOf, datingOptions, datingUsage, sayDated } from '../release/dating.ts';
import { sayPreviewLink } from '../release/say-qa-link.ts';
import { oneOf, personHere, readArguments, runCommand, withRegistry, wrongUse } from '../run-command.ts';
import { importFiles } from './import-files.ts';
import { openContent } from './open-content.ts';
import { sayOutcome } from './printing.ts';

const usage = `Takes products, stores, articles, pages … from CSV or JSON files, all rows or none.

  npm run content:import -- products.csv stores.json
  npm run content:import -- catalogue.txt --map catalogue-mapping.json

  --kind KIND   what the files hold, where their names do not begin with it:
                ${kindNames.join(', ')}
  --map FILE    which columns of a foreign file are which fields
  --languages fr|nl|en|de
                the language of a catalogue in one: "heading" is "heading.en", and names that are made are in it
  --skip-bad    leave out bad rows and take the others
  --dry-run     say what would change, and change nothing
  --preview     stage the change and print a link that shows the site with it, for two days (npm run qa-link -- --content
                makes others); npm run content:publish makes it live
${datingUsage}
  --country     whose clocks the times are of: all countries show one content

  --why         the reason, for the history
  --by          who you are, for the history; otherwise your name on this machine

  REGISTRY_ACCESS_TOKEN in the environment is the token that a running site is asked with.`;

await runCommand(usage, async () => {
  const { values, positionals } = readArguments({
    kind: { type: 'string' },
    map: { type: 'string' },
    languages: { type: 'string' },
    'skip-bad': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    preview: { type: 'boolean', default: false },
    ...datingOptions,
    country: { type: 'string' },
    why: { type: 'string' },
    by: { type: 'string' },
  });
  if (positionals.length === 0) throw wrongUse('Name a file');
  const kind = values.kind === undefined ? undefined : oneOf('kind ', values.kind, kindNames);
  const mapping = values.map === undefined ? undefined : await readMapping(values.map);
  const language = values.languages ?? mapping?.language;
  if (language !== undefined && !isLanguage(language))
    throw wrongUse(
      `--languages takes one of ${languages.join(', ')}; name the fields of more, as heading.fr,heading.en`,
    );
  const dates = datesOf(values);
  const files = await sourceFiles(positionals, { kind, mapping, language });

  let preview: number | undefined;
  const content = await openContent(readStartSettings(process.env));
  try {
    const start = performance.now();
    const options = {
      skipBad: values['skip-bad'],
      dryRun: values['dry-run'],
      create: mapping?.create ?? [],
      language: language ?? 'fr',
      preview: values.preview || undefined,
      by: personHere(values.by),
      why: values.why,
      ...dates,
    } as const;
    const report = await importFiles(content, files, options);
    sayOutcome(report, (performance.now() - start) / 1000, options);
    if (report.dated && dates) sayDated({ siteRuns: content.sitePort !== undefined }, report.dated, dates);
    else if (dates && !report.bad) console.log('The content is so already: nothing is dated.');
    if (report.bad && !options.skipBad) process.exitCode = 1;
    preview = report.preview;
  } finally {
    await content.close();
  }
  if (preview === undefined) return;
  const link = { content: preview, by: personHere(values.by), why: values.why ?? '' };
  await withRegistry((registry) => sayPreviewLink(registry, link));
});
