import { createContext, createElement, useContext } from 'react';
import { type Surface, undeclared, usedMajor } from '../surface/index.ts';
import type { FragmentName, FragmentProps, RoleName } from './contracts.ts';

export * from './contracts.ts';

/** What the remote of the part around says that it uses. */
export const SurfaceContext = createContext<Surface | undefined>(undefined);

interface FragmentPlace<Name extends FragmentName | RoleName> {
  of: Name;
  /** A role gets no props: which fragment plays it is not known here. */
  props: Name extends FragmentName ? FragmentProps[Name] : object;
  waits?: boolean;
}

/**
 * A place in a view that another remote fills. On the server it is a placeholder that the gateway fills; in the browser the
 * `<mf-fragment>` element does. React never looks inside it. It says which major it was written for; a fragment that the
 * remote does not declare is not shown. One that `waits` is hydrated after the page around it, for what
 * is mostly read: its code is fetched then. `of` may name a role, as `role:saved`: what plays it in the composition is shown.
 */
export function Fragment<Name extends FragmentName | RoleName>({ of, props, waits }: FragmentPlace<Name>) {
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
