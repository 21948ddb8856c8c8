import { parse, visit } from 'graphql';

const tokensLimit = 5_000;
/** Both answer a token, which must not reach the browser: POST /session sends them. */
const sessionFields = ['login', 'refreshJwtToken'];

/**
 * The first field of a GraphQL document that browsers may not ask for, under whatever alias and however deep, or
 * undefined. Throws GraphQLError where the text is no document.
 */
export function refusedField(document: string): string | undefined {
  let refused: string | undefined;
  visit(parse(document, { maxTokens: tokensLimit, noLocation: true }), {
    Field: ({ name: { value } }) => {
      if (sessionFields.includes(value) || /^admin/i.test(value)) refused ??= value;
    },
  });
  return refused;
}
