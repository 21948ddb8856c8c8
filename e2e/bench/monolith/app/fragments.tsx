import { createContext } from 'react';
import type { FragmentName, FragmentProps, RoleName } from '../../../../shared/fragments/contracts.ts';
import { Place } from './site.tsx';

// Stands in for shared/fragments: what is a place that another release fills is here a component of the same tree.
export * from '../../../../shared/fragments/contracts.ts';

/** One application declares nothing. */
export const SurfaceContext = createContext<undefined>(undefined);

export function Fragment<Name extends FragmentName | RoleName>({
  of,
  props,
}: {
  of: Name;
  props: Name extends FragmentName ? FragmentProps[Name] : object;
  waits?: boolean;
}) {
  return <Place of={of} props={JSON.stringify(props)} />;
}
