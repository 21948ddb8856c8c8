import type { FragmentProps } from 'shared/fragments';
import { renderFragment } from 'shared/testing';
import remote from '../remote.ts';

/** For the tests of blocks: shows them as on the page of a path. */
export function renderBlocks(blocks: object[], props: Partial<FragmentProps['mf-content/blocks']> = {}) {
  const answers = { BlocksForPage: { blocksForPage: blocks } };
  return renderFragment(remote, 'mf-content/blocks', { path: '/page/test', ...props }, { country: 'be', answers });
}

export const picture = (alt: string) => ({ url: `/pictures/${alt}.svg`, alt, width: 1920, height: 800 });

export const link = (label: string) => ({ url: `/fr/${label.toLowerCase()}`, label });
