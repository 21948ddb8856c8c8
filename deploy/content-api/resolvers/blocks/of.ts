import type { BlockContent } from '../../content.ts';

/** The stored shape of one type of block. */
export type Of<Type extends BlockContent['type']> = Extract<BlockContent, { type: Type }>;
