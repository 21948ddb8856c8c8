import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  parse,
  print,
  type SelectionNode,
  visit,
} from 'graphql';
import { blockTypes } from '../schema/index.ts';
import { filesOf } from './index.ts';

export interface OperationFile {
  path: string;
  /** What the file says, and the fragments of the application's other files that it needs. */
  document: DocumentNode;
}

const typename: SelectionNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** Every selection names its type, so that a block's type survives and the text is the same wherever it is hashed. */
function withTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet: (node, _key, parent) => {
      const isRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      const named = node.selections.some((field) => field.kind === Kind.FIELD && field.name.value === '__typename');
      return isRoot || named ? undefined : { ...node, selections: [typename, ...node.selections] };
    },
  });
}

function withFragments(own: readonly DefinitionNode[], all: Map<string, FragmentDefinitionNode>): DefinitionNode[] {
  const needed = [...own];
  const names = new Set(own.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [node.name.value] : [])));
  for (const definition of needed) {
    visit(definition, {
      FragmentSpread: {
        enter({ name }) {
          const fragment = all.get(name.value);
          if (!fragment || names.has(name.value)) return;
          names.add(name.value);
          needed.push(fragment);
        },
      },
    });
  }
  return needed;
}

/** `...EveryBlock` stands for all fragments of an application that are called as a type of block. */
const everyBlock = (fragments: ReadonlyMap<string, unknown>): FragmentDefinitionNode => ({
  kind: Kind.FRAGMENT_DEFINITION,
  name: { kind: Kind.NAME, value: 'EveryBlock' },
  typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'Block' } },
  selectionSet: {
    kind: Kind.SELECTION_SET,
    selections: [
      typename,
      ...blockTypes
        .filter((type) => fragments.has(type))
        .map((value): SelectionNode => ({ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value } })),
    ],
  },
});

/** The GraphQL files of an application, and those that all share, each made whole with the fragments that it uses. */
export function operationFiles(application: string): OperationFile[] {
  const own = filesOf(application, 'src/**/*.graphql');
  const files = [...filesOf('shared', 'seo/*.graphql'), ...own].map((path) => ({
    path,
    document: withTypenames(parse(readFileSync(path, 'utf8'), { noLocation: true })),
  }));
  const fragments = new Map(
    files
      .flatMap(({ document }) => document.definitions)
      .flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  fragments.set('EveryBlock', everyBlock(fragments));
  return files.map(({ path, document }) => ({
    path,
    document: { kind: Kind.DOCUMENT, definitions: withFragments(document.definitions, fragments) },
  }));
}

const isOperation = ({ document }: OperationFile): boolean =>
  document.definitions.some((node) => node.kind === Kind.OPERATION_DEFINITION);

/** What a browser sends in the place of a document: the sha256 of its text. */
export const documentHash = (document: DocumentNode): string =>
  createHash('sha256').update(print(document)).digest('hex');

/** The operations that an application sends, by the sha256 of their text; a release lists them. */
export const operationsOf = (application: string): Record<string, string> =>
  Object.fromEntries(
    operationFiles(application)
      .filter(isOperation)
      .map(({ document }) => [documentHash(document), print(document)]),
  );
