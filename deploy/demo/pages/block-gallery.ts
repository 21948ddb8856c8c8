import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { BlockContent } from '../../content-api/block-content.generated.ts';
import { contentBlock } from '../../content-api/import/kinds/blocks.ts';
import { pages } from '../pages.ts';
import { words } from '../records/words.ts';
import type { PageRecord } from './page.ts';
import { evening } from './scene-pictures.ts';

const repository = join(import.meta.dirname, '../../..');

type BlockType = BlockContent['type'];

/** The names of all fields of a block and of its nested objects. */
function fieldsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (value === null || typeof value !== 'object') return found;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) found.add(name);
    fieldsOf(inner, found);
  }
  return found;
}

/** Of each type the block of the demonstration brand that shows most of what the type can. */
function fullest(): Map<BlockType, BlockContent> {
  const found = new Map<BlockType, { block: BlockContent; fields: number }>();
  for (const block of pages.flatMap(({ blocks }) => blocks)) {
    const fields = fieldsOf(block).size;
    if (fields > (found.get(block.type)?.fields ?? -1)) found.set(block.type, { block, fields });
  }
  return new Map([...found].map(([type, { block }]) => [type, block]));
}

/** Of the types that no page of the brand has, the sample that lies beside what draws them. */
function samples(shown: ReadonlySet<string>): [BlockType, BlockContent][] {
  const files = globSync('mf-*/src/fragments/blocks/*/*/sample.json', { cwd: repository });
  return files
    .filter((file) => !shown.has(basename(dirname(file))))
    .map((file) => contentBlock.parse(JSON.parse(readFileSync(join(repository, file), 'utf8'))))
    .map((block) => [block.type, block]);
}

const film = '/films/evening.webm';

/** The brand's pages have no film: this one shows the block, over the picture that its film begins with. */
const withFilm = (block: BlockContent): BlockContent =>
  block.type === 'ImageFullTextBlock'
    ? {
        ...block,
        backgroundDesktop: { image: evening.desktop, video: film },
        backgroundMobile: { image: evening.mobile, video: film },
      }
    : block;

const brand = fullest();

const named = (type: BlockType): BlockContent => ({ type: 'CmsContent', content: { fr: `<h2>${type}</h2>` } });

/** Every type of block under its name, for those who write content and for tests; only development serves it. */
export const blockGallery: PageRecord = {
  path: '/page/blocs',
  seo: { title: words('Les blocs', 'De blokken', 'The blocks', 'Die Blöcke'), robots: 'noindex' },
  blocks: [
    { type: 'HeroCms', heading: words('Les blocs', 'De blokken', 'The blocks', 'Die Blöcke') },
    ...[...brand, ...samples(new Set(brand.keys()))]
      .sort(([one], [other]) => one.localeCompare(other))
      .flatMap(([type, block]) => [named(type), withFilm(block)]),
  ],
};
