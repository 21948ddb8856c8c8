import { buildSchema, type DocumentNode, execute, Kind, validate } from 'graphql';
import { ContentError } from '../errors/index.ts';
import type { ContentCalls } from '../platform/index.ts';
import { schemaText } from '../schema/index.ts';

const schema = buildSchema(schemaText);

/** What the content system answers in a test: the root value of each operation, by its name, or a function that makes it. */
export type Answers = Record<string, object | ((variables: Record<string, unknown>, how?: { key: string }) => object)>;

/**
 * Content calls that are answered from `answers` as the real system would: an operation that the schema does not know,
 * an answer that does not fit it and a call that nobody expected are all errors.
 */
export function mockContent(answers: Answers): ContentCalls {
  async function answer(document: DocumentNode, variables: Record<string, unknown>, how?: { key: string }) {
    const [mistake] = validate(schema, document);
    if (mistake) throw mistake;
    const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
    const name = operation?.name?.value ?? '';
    const given = answers[name];
    if (!given) throw new Error(`The test has no answer for ${name}(${JSON.stringify(variables)})`);
    const rootValue = typeof given === 'function' ? given(variables, how) : given;
    const { data, errors } = await execute({ schema, document, rootValue, variableValues: variables });
    if (errors?.[0]) {
      const { message, extensions } = errors[0];
      const retryAfterSeconds = Number(extensions.retryAfter) || undefined;
      throw new ContentError(message, [String(extensions.code ?? '')], { retryAfterSeconds });
    }
    return JSON.parse(JSON.stringify(data));
  }
  return { query: answer, mutate: answer };
}
