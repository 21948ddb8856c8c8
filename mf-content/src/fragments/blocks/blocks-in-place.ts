import type { FragmentProps } from 'shared/fragments';

type Place = FragmentProps['mf-content/blocks']['place'];

/**
 * The blocks of one place of a page. On the overviews, running text (CmsContent) comes after the list and everything
 * else before it (R143, R144); a hero that begins the page can be asked for alone. Without a place all blocks are shown.
 */
export function blocksInPlace<Block extends { __typename: string }>(blocks: readonly Block[], place?: Place): Block[] {
  const heroes = blocks[0]?.__typename.startsWith('Hero') ? 1 : 0;
  switch (place) {
    case 'hero':
      return blocks.slice(0, heroes);
    case 'after-hero':
      return blocks.slice(heroes);
    case 'before-list':
      return blocks.filter(({ __typename }) => __typename !== 'CmsContent');
    case 'after-list':
      return blocks.filter(({ __typename }) => __typename === 'CmsContent');
    default:
      return [...blocks];
  }
}
