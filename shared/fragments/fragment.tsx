import { createElement } from 'react';
import type { FragmentName, FragmentProps } from './contracts.ts';

/**
 * A place in a view that another remote fills. On the server it is a hole that the gateway fills; in the browser the
 * `<mf-fragment>` element does. React never looks inside it.
 */
export function Fragment<Name extends FragmentName>({ of, props }: { of: Name; props: FragmentProps[Name] }) {
  return createElement('mf-fragment', {
    of,
    props: JSON.stringify(props),
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: '' },
  });
}
