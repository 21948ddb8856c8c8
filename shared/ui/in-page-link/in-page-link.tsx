import type { ComponentProps, MouseEvent } from 'react';
import { opensElsewhere } from '../../browser/index.ts';

export interface InPageLinkProps extends ComponentProps<'a'> {
  /** The address that shows the same: without scripts, and in another tab. */
  href: string;
  /** Shows it here; the link is followed where it answers false. */
  go(): unknown;
}

/**
 * A link to another state of the page on screen, which the page shows by itself where it can. Its mark has a click wait for
 * a part that is not alive yet.
 */
export function InPageLink({ href, go, ...rest }: InPageLinkProps) {
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    if (go() !== false) event.preventDefault();
  };
  return <a {...rest} data-in-page href={href} onClick={follow} />;
}
