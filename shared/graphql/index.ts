import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache, ServerError } from '@apollo/client';
import { ContentError } from '../errors/index.ts';
import type { ContentCalls } from '../platform/index.ts';
import { documentId } from './document-id.ts';

interface ContentEndpoint {
  url: string;
  /** Read at each call: a tab uses one client through pages in other languages. */
  headers(): Record<string, string>;
  /** `id`: only the hash of a document is sent, as the browsers' endpoint asks for; `text`: the document itself. */
  documents: 'id' | 'text';
}

/**
 * Calls to the content system. Nothing is cached. Throws ContentError when the system does not answer, or answers
 * with errors.
 */
export function apolloContent({ url, headers, documents }: ContentEndpoint): ContentCalls {
  const client = clientFor(url, documents);
  const how = (key?: Record<string, string>, fetchOptions?: RequestInit) =>
    ({ fetchPolicy: 'no-cache', context: { headers: { ...headers(), ...key }, fetchOptions } }) as const;
  return {
    query: (query, variables) => answered(client.query({ query, variables, ...how() })),
    mutate: (mutation, variables, write) => {
      const key = write && { 'idempotency-key': write.key };
      return answered(client.mutate({ mutation, variables, ...how(key, { keepalive: true }) }));
    },
  };
}

const clients = new Map<string, ApolloClient>();

/** One client for all renders of a process: what it finds out about a document takes longer than its answer does. */
function clientFor(url: string, documents: ContentEndpoint['documents']): ApolloClient {
  const key = `${documents} ${url}`;
  const client = clients.get(key) ?? createClient(url, documents);
  clients.set(key, client);
  return client;
}

function createClient(url: string, documents: ContentEndpoint['documents']): ApolloClient {
  // A browser's build does not know which variables a document has: all that are given are sent.
  const http = new HttpLink({
    uri: url,
    credentials: 'same-origin',
    includeUnusedVariables: true,
    fetch: (address, init) => fetch(address, { ...init, keepalive: init?.keepalive && isShort(init.body) }),
  });
  return new ApolloClient({
    link: documents === 'id' ? sendId.concat(http) : http,
    cache: new InMemoryCache(),
    // Renders for two languages ask the same at the same time, each for its own answer.
    queryDeduplication: documents === 'id',
    devtools: { enabled: false },
  });
}

/** Browsers refuse to send more than 64 KiB beyond the end of a page; a letter has three bytes at most. */
const isShort = (body: unknown): boolean => typeof body === 'string' && body.length < 20_000;

/** In the form that servers know as persisted queries. */
const sendId = new ApolloLink((operation, forward) => {
  operation.extensions.persistedQuery = { version: 1, sha256Hash: documentId(operation.query) };
  operation.setContext({ http: { includeQuery: false, includeExtensions: true } });
  return forward(operation);
});

async function answered<Data>(call: Promise<{ data?: Data }>): Promise<Data> {
  try {
    const { data } = await call;
    if (data === undefined) throw new Error('The answer has no data');
    return data;
  } catch (cause) {
    // The gateway's own rate limit; any other status but 200 is as good as no answer.
    if (ServerError.is(cause) && cause.statusCode === 429) {
      const retryAfterSeconds = Number(cause.response.headers.get('retry-after')) || undefined;
      throw new ContentError(cause.message, ['429'], { cause, retryAfterSeconds });
    }
    const errors = CombinedGraphQLErrors.is(cause) ? cause.errors : [];
    const codes = errors.map(({ extensions }) => String(extensions?.code ?? ''));
    const retryAfterSeconds = errors.map(({ extensions }) => Number(extensions?.retryAfter)).find((one) => one > 0);
    throw new ContentError(cause instanceof Error ? cause.message : String(cause), codes, { cause, retryAfterSeconds });
  }
}
