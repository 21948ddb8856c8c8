import type { Language } from 'shared/i18n';
import type { Writer } from '../writing/upsert.ts';
import type { creatableKinds } from './contract.ts';
import { collections } from './kinds/names.ts';
import { pageOfCollection } from './missing-pages.ts';
import { stageMadePages, stageRows } from './stage-batch.ts';

/** A type, material or collection that products refer to and that nobody has described. */
export interface NewName {
  kind: (typeof creatableKinds)[number];
  value: string;
  /** What visitors read until somebody writes a better name. */
  label: string;
  /** The type of a sub type. */
  parent: string | undefined;
  position: number;
  /** The language of its label. */
  language: Language;
}

/** Stages rows of names; a collection gets a page. */
export async function stageNewNames(tx: Writer, names: readonly NewName[]): Promise<void> {
  for (const [kind, ones] of Map.groupBy(names, (one) => one.kind))
    await stageRows(
      tx,
      kind,
      ones.map((one) => ({ key: one.value, row: rowOf(one) })),
    );
  const made = names.filter(({ kind }) => kind === 'collections');
  await stageMadePages(
    tx,
    made.map((one) => pageOfCollection(collectionOf(one))),
  );
}

function rowOf(name: NewName): object {
  const { kind, value, label, parent, position, language } = name;
  if (kind === 'collections') return collectionOf(name);
  return { value, name: { [language]: label }, position, ...(kind === 'types' && { parent }) };
}

const collectionOf = ({ value, label, position, language }: NewName) =>
  collections.schema.parse(collections.complete({ id: value, heading: { [language]: label } }, position));
