import type { FragmentProps } from 'shared/fragments';
import type { FragmentContext } from 'shared/remote';
import { Later } from 'shared/remote/later';
import { BlocksForPageDocument } from './blocks-for-page.generated.ts';
import { type Block, type BlockProps, blocksInPlace, productsShown } from './blocks-of-page.ts';
import styles from './fragment.module.css';
import { fetchPiece, isHere, pieceOf, usePiece } from './pieces.ts';

/** A path without blocks shows nothing; the page decides whether it exists. */
export async function load({ platform, props: { path, place } }: FragmentContext<'mf-content/blocks'>) {
  const { blocksForPage } = await platform.content.query(BlocksForPageDocument, { path });
  return { blocks: blocksInPlace(blocksForPage ?? [], place) };
}

const namesOf = (blocks: readonly Block[]) => [...new Set(blocks.flatMap((block) => pieceOf(block) ?? []))];

/** Which chunks of code the blocks of a page need; those above the fold are needed at once. */
export const pieces = {
  of({ blocks }: { blocks: Block[] }) {
    const first = namesOf(blocks.slice(0, onFirstScreen(blocks)));
    return { first, later: namesOf(blocks).filter((name) => !first.includes(name)) };
  },
  fetch: fetchPiece,
};

interface ViewProps {
  data: { blocks: Block[] };
  props: FragmentProps['mf-content/blocks'];
}

/** How many blocks are above the fold: one where it is as large as the screen. */
const onFirstScreen = ([first]: readonly Block[]): number => (first?.__typename === 'HeroFullscreen' ? 1 : 2);

/** The content blocks of a page, in the editor's order. A hero that begins the page carries its h1. */
export function View({ data: { blocks }, props: { path, underHeading = false } }: ViewProps) {
  const shown = productsShown(blocks);
  const atOnce = onFirstScreen(blocks);
  return blocks.map((block, index) => {
    const first = index === 0;
    const htmlNumber = blocks.slice(0, index).filter(({ __typename }) => __typename === 'Html').length;
    const place = { path, htmlNumber, first: first && !underHeading, lead: first && underHeading };
    const drawn = <BlockOfType key={index} block={block} shown={shown} {...place} />;
    return index < atOnce ? (
      drawn
    ) : (
      <Later key={index} className={styles.later} fetch={fetchOf(block)}>
        {drawn}
      </Later>
    );
  });
}

/** A type that this release does not know is skipped. */
function fetchOf(block: Block): (() => Promise<void>) | undefined {
  const piece = pieceOf(block);
  return piece && !isHere(piece) ? () => fetchPiece(piece) : undefined;
}

function BlockOfType(props: BlockProps) {
  const Drawn = usePiece(props.block);
  return <Drawn {...props} />;
}
