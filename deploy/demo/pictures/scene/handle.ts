import type { FinishName } from '../records.ts';
import { type HandleRecord, handles } from '../records.ts';
import { materialOf } from './material.ts';
import type { Handle } from './scene.ts';

/** The handle that a product is shown with: of those it can have, the first in the finish that it is built with. */
export function handleOf(ids: readonly string[] = [], finish?: FinishName): Handle | undefined {
  const offered = ids.flatMap((id) => handles.find((handle) => handle.id === id) ?? []);
  const record = offered.find(({ drawing }) => drawing.finish === finish) ?? offered[0];
  return record && asHandle(record);
}

export const asHandle = ({ drawing: { shape, finish } }: HandleRecord): Handle => ({
  shape,
  finish: materialOf(finish),
});
