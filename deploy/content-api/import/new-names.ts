import type { Writer } from '../writing/upsert.ts';
import type { creatableKinds } from './contract.ts';
import { collections, materials, types } from './kinds/names.ts';
import { inFrench } from './shapes/basics.ts';

/** A type, material or collection that products refer to and that nobody has described. */
export interface NewName {
  kind: (typeof creatableKinds)[number];
  value: string;
  /** What visitors read until somebody writes a better name. */
  label: string;
  /** The type of a sub type. */
  parent: string | undefined;
  position: number;
}

/** Makes rows of names. */
export async function writeNewNames(tx: Writer, names: readonly NewName[]): Promise<void> {
  for (const { kind, value, label, parent, position } of names) {
    const name = inFrench(label);
    if (kind === 'types') await types.write(tx, [{ value, parent, name, position }]);
    if (kind === 'materials') await materials.write(tx, [{ value, name, position }]);
    if (kind === 'collections') {
      const row = collections.schema.parse(collections.complete({ id: value, heading: name }, position));
      await collections.write(tx, [row]);
      await collections.addPages?.(tx, [row]);
    }
  }
}
