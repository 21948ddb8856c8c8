import { ApolloClient, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
import { ContentError } from '../errors/index.ts';
import type { ContentCalls } from '../platform/index.ts';

/**
 * Calls to the content system at `url`, each with `headers`. Nothing is cached (R383). Throws ContentError when the
 * system does not answer, or answers with errors.
 */
export function apolloContent(url: string, headers: Record<string, string>): ContentCalls {
  const client = new ApolloClient({
    link: new HttpLink({ uri: url, headers, credentials: 'same-origin' }),
    cache: new InMemoryCache(),
    devtools: { enabled: false },
  });
  return {
    query: (query, variables) => answered(client.query({ query, variables, fetchPolicy: 'no-cache' })),
    mutate: (mutation, variables) => answered(client.mutate({ mutation, variables, fetchPolicy: 'no-cache' })),
  };
}

async function answered<Data>(call: Promise<{ data?: Data }>): Promise<Data> {
  try {
    const { data } = await call;
    if (data === undefined) throw new Error('The answer has no data');
    return data;
  } catch (cause) {
    const errors = CombinedGraphQLErrors.is(cause) ? cause.errors : [];
    const codes = errors.map(({ extensions }) => String(extensions?.code ?? ''));
    throw new ContentError(cause instanceof Error ? cause.message : String(cause), codes, { cause });
  }
}
