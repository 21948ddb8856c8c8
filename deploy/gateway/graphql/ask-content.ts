import { z } from 'zod';
import { onwardHeaders } from '../../observe/observe-requests.ts';
import { retryRead } from '../../render/retry-read.ts';

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
  /** Aborted where nobody waits for the answer any more; only for what changes nothing. */
  gone?: AbortSignal;
}

/**
 * Sends a GraphQL operation to the content API, and returns its answer unread. Throws what `fetch` throws where there is no
 * answer; errors of the operation are in the answer.
 */
export const askContent = (
  url: string,
  { token, headers, limitMs, reads, gone, ...operation }: ContentCall,
): Promise<Response> =>
  (reads ? retryRead : fetch)(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...onwardHeaders(),
      ...headers,
    },
    body: JSON.stringify(operation),
    signal: AbortSignal.any([AbortSignal.timeout(limitMs), ...(gone ? [gone] : [])]),
  });

const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(z.object({ extensions: z.object({ code: z.unknown(), retryAfter: z.number().optional() }).optional() }))
    .optional(),
});

/** An answer of the content API: `code` is that of the specification, as `403`; `retryAfter` is in seconds. */
interface ContentAnswer {
  data?: unknown;
  errors: { code: string; retryAfter: number | undefined }[];
}

/** The same, with its answer read. Throws ZodError where it is no answer of GraphQL. */
export async function readContent(url: string, call: ContentCall): Promise<ContentAnswer> {
  const response = await askContent(url, call);
  const { data, errors = [] } = answerSchema.parse(await response.json());
  return {
    data,
    errors: errors.map(({ extensions }) => ({
      code: String(extensions?.code ?? '500'),
      retryAfter: extensions?.retryAfter,
    })),
  };
}
