import { Fragment } from 'shared/fragments';

/** A page that is nothing but its blocks. */
export function View({ data: { path } }: { data: { path: string } }) {
  return <Fragment of="mf-content/blocks" props={{ path }} />;
}
