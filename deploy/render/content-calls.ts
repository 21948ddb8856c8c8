import { createHash } from 'node:crypto';
import { type DefinitionNode, Kind, OperationTypeNode, parse, print } from 'graphql';
import { SiteError } from 'shared/errors';
import type { Country } from 'shared/i18n';
import type { Manifest } from 'shared/release';
import { z } from 'zod';
import { retryRead } from './retry-read.ts';

/** Where the content calls of a render go, with the token of the visitor that it is for. No render sees it. */
export interface ContentAccess {
  url: string;
  token: string;
  headers?: Record<string, string>;
  /** Of a render for anybody: the name of the state of the content. Answers may be cached for as long as it is the same. */
  cacheAs?: string;
}

export interface ContentAnswer {
  status: number;
  body: Uint8Array;
}

/** Ends calls that hang. The document's own limit is shorter: with it the render ends, and so do its calls. */
const limitMs = 30_000;
/** How many texts of a release are looked through, and how long each may be: it sends some dozens, of a few kilobytes. */
const textsAtMost = 500;
const longestText = 100_000;
const tokensAtMost = 10_000;

const requestSchema = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).optional(),
  operationName: z.string().optional(),
});

/** What an answer depends on beside the request: texts are of a language, addresses are live in a country. */
export interface AskedFor {
  country: Country;
  /** The public host of that country, where it has one. */
  host?: string;
  language?: string;
}

/** Makes the content calls of one release: those that its manifest lists, as far as they only read. */
export type ContentCalls = (
  access: ContentAccess,
  request: string,
  askedFor: AskedFor,
  /** Aborted where nobody waits for the answer any more. */
  ending?: AbortSignal,
) => Promise<ContentAnswer>;

/** Throws SiteError `request-refused` for every other operation, `content-failed` where there is no answer. */
export function contentCalls(operations: Manifest['operations']): ContentCalls {
  const reading = new Set(Object.values(operations).flatMap(definitionsOf).filter(Boolean));
  // The same text comes again and again. Who makes up others keeps nobody busy with them, and fills no memory.
  const known = new Map<string, boolean>();

  function isAllowed(query: string): boolean {
    if (query.length > longestText) return false;
    const key = createHash('sha256').update(query).digest('base64');
    const before = known.get(key) ?? (known.size < textsAtMost ? undefined : false);
    if (before !== undefined) return before;
    const allowed = readable(query).every((definition) => reading.has(definition));
    known.set(key, allowed);
    return allowed;
  }

  return async ({ url, token, headers }, request, { country, host = `${country}.localhost`, language }, ending) => {
    const { query, variables, operationName } = requestSchema.parse(JSON.parse(request));
    if (!isAllowed(query)) throw new SiteError('request-refused', `${operationName ?? 'An operation'} is not allowed`);
    const answer = await retryRead(url, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-forwarded-host': host,
        ...(language && { 'accept-language': language }),
      },
      body: JSON.stringify({ query, variables, operationName }),
      signal: AbortSignal.any([AbortSignal.timeout(limitMs), ...(ending ? [ending] : [])]),
    });
    return { status: answer.status, body: await answer.bytes() };
  };
}

/** Where it is no text of GraphQL at all, it has nothing that is allowed. */
function readable(text: string): string[] {
  try {
    return definitionsOf(text);
  } catch {
    return [''];
  }
}

/**
 * The queries and fragments of a text, each as it is always written. A manifest lists whole files, with several operations;
 * what is sent is one of them, with its fragments in any order. A text that does more than read has none that is known.
 */
function definitionsOf(text: string): string[] {
  const { definitions } = parse(text, { noLocation: true, maxTokens: tokensAtMost });
  return definitions.map((one) => (isReading(one) ? print(one) : ''));
}

const isReading = (one: DefinitionNode): boolean =>
  one.kind === Kind.OPERATION_DEFINITION
    ? one.operation === OperationTypeNode.QUERY
    : one.kind === Kind.FRAGMENT_DEFINITION;
