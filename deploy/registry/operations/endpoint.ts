import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  OperationTypeNode,
  print,
  validate,
} from 'graphql';
import { SiteError } from 'shared/errors';
import { z } from 'zod';
import type { LiveOperation } from './live-operations.ts';

/** Says what an endpoint lacks for an operation; undefined where only running it would show that. */
export type Inspect = (operation: LiveOperation) => Promise<string[] | undefined>;

export interface Endpoint {
  inspect: Inspect;
  /** Whether it shows its schema. Otherwise operations are put to it in a way in which it does not run them. */
  introspects: boolean;
}

const answerSchema = z
  .object({
    data: z.unknown().optional(),
    errors: z.array(z.object({ message: z.string() })).optional(),
  })
  .refine(({ data, errors }) => data !== undefined || errors !== undefined);
const isIntrospection = (data: unknown): data is IntrospectionQuery =>
  z.object({ __schema: z.object({ queryType: z.object({ name: z.string() }) }) }).safeParse(data).success;

/** Opens a GraphQL endpoint. Throws SiteError `content-failed`, in plain words, where it does not answer as one. */
export async function openEndpoint(url: string, token: string | undefined): Promise<Endpoint> {
  const { data } = await ask(url, token, getIntrospectionQuery());
  if (!isIntrospection(data))
    return { introspects: false, inspect: (operation) => askWithoutRunning(url, token, operation) };
  const schema = buildClientSchema(data);
  return { introspects: true, inspect: inspectBySchema(schema) };
}

/** What a schema lacks for an operation. */
export const inspectBySchema =
  (schema: GraphQLSchema): Inspect =>
  async (operation) =>
    lacksBySchema(schema, operation);

const lacksBySchema = (schema: GraphQLSchema, { document }: LiveOperation): string[] =>
  unique(validate(schema, document, undefined, { maxErrors: 1000 }).map(({ message }) => message));

/** With a field in it that no schema has, a document never runs; what else its validation complains of is lacking. */
const neverField = 'thisFieldMakesItNeverRun';

async function askWithoutRunning(
  url: string,
  token: string | undefined,
  { type, document }: LiveOperation,
): Promise<string[] | undefined> {
  if (type !== OperationTypeNode.QUERY) return undefined;
  const { errors } = await ask(url, token, `${print(document)}\nfragment NeverRun on Query { ${neverField} }`);
  const messages = (errors ?? []).map(({ message }) => message);
  return unique(messages.filter((message) => !message.includes(neverField) && !message.includes('NeverRun')));
}

async function ask(url: string, token: string | undefined, query: string): Promise<z.infer<typeof answerSchema>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query }),
    signal: AbortSignal.timeout(20_000),
  }).catch((cause: unknown) => {
    throw new SiteError('content-failed', `${url} does not answer`, { cause });
  });
  if (response.status === 401 || response.status === 403)
    throw new SiteError('content-failed', `${url} refuses us (${response.status}); give a token with --token`);
  const answer = answerSchema.safeParse(await response.json().catch(() => undefined)).data;
  if (answer) return answer;
  throw new SiteError('content-failed', `${url} is no GraphQL endpoint: it answered ${response.status}`);
}

const unique = (messages: string[]): string[] => [...new Set(messages)];
