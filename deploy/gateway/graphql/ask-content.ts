import { onwardHeaders } from '../../observe/onward-headers.ts';
import { readAgain } from '../../render/read-again.ts';

/** A call of the content API. */
interface ContentCall {
  query: string;
  operationName?: string | null;
  variables?: object | null;
  /** The bearer token of the visitor that the call is for. */
  token: string;
  /** What the content API should know of the visitor's request, beside the token. */
  headers?: Record<string, string>;
  /** How long to wait for the whole answer. */
  limitMs: number;
  /** Whether it changes nothing: it is sent once more where the connection broke. */
  reads: boolean;
}

/**
 * Sends a GraphQL operation to the content API. Throws what `fetch` throws where there is no answer; errors of the operation
 * are in the answer.
 */
export const askContent = (
  url: string,
  { token, headers, limitMs, reads, ...operation }: ContentCall,
): Promise<Response> =>
  (reads ? readAgain : fetch)(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...onwardHeaders(),
      ...headers,
    },
    body: JSON.stringify(operation),
    signal: AbortSignal.timeout(limitMs),
  });
