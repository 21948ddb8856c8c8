import { createContext, createElement, useContext } from 'react';
import { type Surface, undeclared, usedMajor } from '../surface/index.ts';
import type { FragmentName, FragmentProps } from './contracts.ts';

/** What the remote of the part around says that it uses. */
export const SurfaceContext = createContext<Surface | undefined>(undefined);

interface FragmentPlace<Name extends FragmentName> {
  of: Name;
  props: FragmentProps[Name];
  waits?: boolean;
}

/**
 * A place in a view that another remote fills. On the server it is a placeholder that the gateway fills; in the browser the
 * `<mf-fragment>` element does. React never looks inside it. It says which major it was written for; a fragment that the
 * remote does not declare is not shown. One that `waits` comes alive after the page around it, for what is mostly read: its code
 * is fetched then.
 */
export function Fragment<Name extends FragmentName>({ of, props, waits }: FragmentPlace<Name>) {
  const surface = useContext(SurfaceContext);
  const major = surface && usedMajor(surface.uses, of);
  if (surface && major === undefined) {
    undeclared(surface.name, of);
    return null;
  }
  return createElement('mf-fragment', {
    of,
    major,
    props: JSON.stringify(props),
    waits: waits ? '' : undefined,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: '' },
  });
}
