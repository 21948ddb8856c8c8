import {
  buildClientSchema,
  type DocumentNode,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  Kind,
  OperationTypeNode,
  parse,
  print,
  validate,
} from 'graphql';
import { SiteError } from 'shared/errors';
import { z } from 'zod';
import type { RegistryClient } from './client.ts';

/** An operation that a live release sends. */
export interface LiveOperation {
  /** As `mf-search 1.0.3`. */
  release: string;
  name: string;
  type: OperationTypeNode;
  document: DocumentNode;
}

/**
 * Every operation of every release that some visitor may see. A release that cannot be read is `unread`, and those of the others
 * are there all the same. Throws as the registry client.
 */
export async function liveOperations(
  registry: Pick<RegistryClient, 'live' | 'manifest'>,
  unread: (release: string, error: unknown) => void,
): Promise<LiveOperation[]> {
  const { live } = await registry.live();
  const releases = new Map(
    Object.values(live)
      .flatMap((remotes) => Object.entries(remotes))
      .flatMap(([name, { version, candidate }]) =>
        (candidate ? [version, candidate.version] : [version]).map((one) => ({ name, version: one })),
      )
      .map(({ name, version }) => [`${name} ${version}`, { name, version }]),
  );
  const found: LiveOperation[] = [];
  for (const [release, { name, version }] of [...releases].sort()) {
    try {
      const { operations } = await registry.manifest(name, version);
      found.push(...Object.values(operations).flatMap((text) => operationsIn(release, text)));
    } catch (error) {
      unread(release, error);
    }
  }
  return found;
}

/** The operations of a text that a release sends. Throws GraphQLError where it is none. */
export function operationsIn(release: string, text: string): LiveOperation[] {
  const document = parse(text);
  return document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION
      ? [{ release, name: node.name?.value ?? 'unnamed', type: node.operation, document }]
      : [],
  );
}

/** Says what an endpoint lacks for an operation; undefined where only running it would show that. */
export type Inspect = (operation: LiveOperation) => Promise<string[] | undefined>;

interface Endpoint {
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

interface Findings {
  /** In the order of the operations: what the endpoint lacks for each, if anything. */
  lacking: { operation: LiveOperation; lacks: string[] }[];
  /** How many operations could be checked, and those that could not. */
  checked: number;
  unchecked: LiveOperation[];
}

/** Puts every operation to an endpoint. */
export async function checkEndpoint({ inspect }: Endpoint, operations: readonly LiveOperation[]): Promise<Findings> {
  const findings: Findings = { lacking: [], checked: 0, unchecked: [] };
  for (const operation of operations) {
    const lacks = await inspect(operation);
    if (!lacks) findings.unchecked.push(operation);
    else findings.checked++;
    if (lacks?.length) findings.lacking.push({ operation, lacks });
  }
  return findings;
}

/** The findings as lines for people. */
export function findingLines({ lacking, checked, unchecked }: Findings): string[] {
  const nameOf = ({ release, type, name }: LiveOperation) => `${release}  ${type} ${name}`;
  return [
    ...lacking.flatMap(({ operation, lacks }) => [nameOf(operation), ...lacks.map((lack) => `  ${lack}`)]),
    ...unchecked.map((operation) => `${nameOf(operation)}\n  not checked: it would have to be run`),
    lacking.length
      ? `${lacking.length} of ${checked} operations would fail`
      : `All ${checked} operations are answered${unchecked.length ? `, ${unchecked.length} could not be checked` : ''}`,
  ];
}
