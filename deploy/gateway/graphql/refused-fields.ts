import { Kind, OperationTypeNode, parse, visit } from 'graphql';

/** Both answer a token, which must not reach the browser: POST /session sends them. */
const sessionFields = ['login', 'refreshJwtToken'];

/** The first field of an operation that browsers may not ask for, under whatever alias and however deep: tokens, administration and the schema itself. */
export function refusedField(document: string): string | undefined {
  let refused: string | undefined;
  visit(parse(document, { noLocation: true }), {
    Field: ({ name: { value } }) => {
      if (sessionFields.includes(value) || /^(?:admin|__schema$|__type$)/i.test(value)) refused ??= value;
    },
  });
  return refused;
}

/** Whether every operation of a document is a query. */
export const onlyReads = (document: string): boolean =>
  parse(document, { noLocation: true }).definitions.every(
    (one) => one.kind !== Kind.OPERATION_DEFINITION || one.operation === OperationTypeNode.QUERY,
  );
