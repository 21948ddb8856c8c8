import { Fragment } from 'shared/fragments';
import type { Loaded } from 'shared/remote';
import type { load } from './load.ts';

export function View({ data }: { data: Loaded<typeof load> }) {
  return <Fragment of="mf-content/blocks" props={{ path: data.path }} />;
}
