/**
 * The blocks of one place of a page. On the overviews, running text (CmsContent) stands after the list and everything
 * else before it (R143, R144); without a place all blocks are shown.
 */
export function placed<Block extends { __typename: string }>(
  blocks: readonly Block[],
  place?: 'before-list' | 'after-list',
): Block[] {
  if (!place) return [...blocks];
  return blocks.filter((block) => (block.__typename === 'CmsContent') === (place === 'after-list'));
}
