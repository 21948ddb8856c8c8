import type { BlockContent } from '../../content-api/content.ts';
import { pages } from '../pages.ts';
import { words } from '../records/words.ts';
import type { PageRecord } from './page.ts';

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

const film = '/films/evening.webm';

/** The brand's pages have no film: this one shows the block. */
const withFilm = (block: BlockContent): BlockContent =>
  block.type === 'ImageFullTextBlock'
    ? {
        ...block,
        backgroundDesktop: { ...block.backgroundDesktop, video: film },
        backgroundMobile: { ...block.backgroundMobile, video: film },
      }
    : block;

const named = (type: BlockType): BlockContent => ({ type: 'CmsContent', content: { fr: `<h2>${type}</h2>` } });

/** Every type of block under its name, for those who write content and for tests; only development serves it. */
export const blockGallery: PageRecord = {
  path: '/page/blocs',
  seo: { title: words('Les blocs', 'De blokken', 'The blocks', 'Die Blöcke'), robots: 'noindex' },
  blocks: [
    { type: 'HeroCms', heading: words('Les blocs', 'De blokken', 'The blocks', 'Die Blöcke') },
    ...[...fullest()]
      .sort(([one], [other]) => one.localeCompare(other))
      .flatMap(([type, block]) => [named(type), withFilm(block)]),
  ],
};
