import type { FragmentContext } from 'shared/remote';
import { BlocksForPageDocument } from './blocks-for-page.generated.ts';
import { blocksInPlace } from './blocks-in-place.ts';

/** A path without blocks shows nothing: whether the page exists is for the page to say. */
export async function load({ platform, props: { path, place } }: FragmentContext<'mf-content/blocks'>) {
  const { blocksForPage } = await platform.content.query(BlocksForPageDocument, { path });
  return { blocks: blocksInPlace(blocksForPage ?? [], place) };
}
