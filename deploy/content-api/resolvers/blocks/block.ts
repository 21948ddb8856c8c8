import type { BlockContent } from '../../content.ts';

export const Block = { __resolveType: ({ type }: BlockContent) => type };
