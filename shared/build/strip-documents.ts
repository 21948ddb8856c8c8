import { type DocumentNode, Kind } from 'graphql';

const documentLiteral = /= (\{"__meta__":.*\}) as unknown as DocumentNode/g;

/**
 * A webpack loader for `*.generated.ts` in browser builds: of each document it leaves the hash, which is all that a browser
 * sends (decision 13), and what Apollo reads of it, the kind and name of the operation.
 */
export default function stripDocuments(source: string): string {
  return source.replace(documentLiteral, (_, literal: string) => {
    const stripped = withoutFields(JSON.parse(literal));
    return `= ${JSON.stringify(stripped)} as unknown as DocumentNode`;
  });
}

const selectionSet = {
  kind: Kind.SELECTION_SET,
  selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
};

function withoutFields(document: DocumentNode): object {
  const definitions = document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION
      ? [{ kind: node.kind, operation: node.operation, name: node.name, selectionSet }]
      : [],
  );
  return { ...document, definitions };
}
