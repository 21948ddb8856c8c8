import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type KindName, kindNames } from '../../content-api/import/contract.ts';
import type { UncheckedRecord } from '../../content-api/import/record.ts';
import { readStartSettings } from '../../settings/settings.ts';
import { oneOf, readArguments, runCommand, wrongUse } from '../run-command.ts';
import { openContent } from './open-content.ts';
import { csvLines, jsonLines, jsonList } from './write-lines.ts';

const usage = `Writes content to files that content:import takes.

  npm run content:export -- products stores
  npm run content:export -- all --format json --out backup

  Kinds: ${kindNames.join(', ')}, or all
  --format csv|json|jsonl   csv unless said otherwise; jsonl has an object a line
  --out FOLDER              the folder for the files; this one unless said otherwise`;

await runCommand(usage, async () => {
  const { values, positionals } = readArguments({
    format: { type: 'string', default: 'csv' },
    out: { type: 'string', default: '.' },
  });
  const { out } = values;
  const format = oneOf('format ', values.format, ['csv', 'json', 'jsonl']);
  const chosen = kindsOf(positionals);
  await mkdir(out, { recursive: true });

  const content = await openContent(readStartSettings(process.env));
  try {
    for (const kind of chosen) {
      const path = join(out, `${kind}.${format}`);
      let count = 0;
      const counted = async function* (records: AsyncIterable<UncheckedRecord>) {
        for await (const record of records) {
          count++;
          yield record;
        }
      };
      const records = counted(content.export(kind));
      const written = {
        csv: () => csvLines(kind, records),
        json: () => jsonList(records),
        jsonl: () => jsonLines(records),
      };
      const lines = written[format]();
      await pipeline(Readable.from(lines), createWriteStream(path));
      console.log(`${path}: ${count}`);
    }
  } finally {
    await content.close();
  }
});

function kindsOf(words: string[]): KindName[] {
  if (words.length === 0) throw wrongUse(`Name a kind, or all of them: all, ${kindNames.join(', ')}`);
  return words.includes('all') ? [...kindNames] : words.map((word) => oneOf('kind ', word, kindNames));
}
