import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BlockContent } from './block-content.generated.ts';
import { contentBlock } from './import/kinds/blocks.ts';
import { entriesOf, sourceFiles } from './import/read/files.ts';
import type { ExtraPage } from './sources/pages.ts';

const repository = join(import.meta.dirname, '../..');
const title = { fr: 'Les blocs', nl: 'De blokken', en: 'The blocks', de: 'Die Blöcke' };

/**
 * Every type of block under its name, for those who write content and for tests; only development serves it. Of each type it
 * is the block that shows most of what the type can, among those of the pages in a folder of content files and the samples
 * that lie beside what draws them.
 */
export async function blockGallery(folder: string): Promise<ExtraPage> {
  const found = new Map<string, { block: BlockContent; fields: number }>();
  for (const block of [...(await blocksIn(folder)), ...samples()]) {
    const fields = fieldsOf(block).size;
    if (fields > (found.get(block.type)?.fields ?? -1)) found.set(block.type, { block, fields });
  }
  const shown = [...found.values()].map(({ block }) => block).sort((one, other) => one.type.localeCompare(other.type));
  return {
    path: '/page/blocs',
    seo: { title, robots: 'noindex' },
    blocks: [
      { type: 'HeroCms', heading: title },
      ...shown.flatMap((block): BlockContent[] => [
        { type: 'CmsContent', content: { fr: `<h2>${block.type}</h2>` } },
        block,
      ]),
    ],
  };
}

async function blocksIn(folder: string): Promise<BlockContent[]> {
  const files = (await sourceFiles([folder], {})).filter(({ kind }) => kind === 'pages');
  const blocks: BlockContent[] = [];
  for await (const { record } of entriesOf(files))
    if (Array.isArray(record?.blocks)) blocks.push(...record.blocks.map((block) => contentBlock.parse(block)));
  return blocks;
}

const samples = (): BlockContent[] =>
  globSync('mf-*/src/fragments/blocks/*/*/sample.json', { cwd: repository }).map((file) =>
    contentBlock.parse(JSON.parse(readFileSync(join(repository, file), 'utf8'))),
  );

/** The names of all fields of a block and of its nested objects. */
function fieldsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (value === null || typeof value !== 'object') return found;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) found.add(name);
    fieldsOf(inner, found);
  }
  return found;
}
