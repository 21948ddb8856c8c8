import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import { SiteError } from 'shared/errors';
import { z } from 'zod';
import type { Bearers } from '../session/bearers.ts';
import { refusedField } from './refused-fields.ts';

const operation = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});
const bodyLimit = 128 * 1024;
const answerLimitMs = 10_000;

interface GraphqlOptions {
  contentApiUrl: string;
  bearers: Bearers;
}

/** Passes the browser's operations on to the content API, with the bearer token that their cookie stands for. */
export async function graphqlRoutes(app: FastifyInstance, { contentApiUrl, bearers }: GraphqlOptions): Promise<void> {
  app.post('/graphql', { bodyLimit }, async (request, reply) => {
    const body = operation.parse(request.body);
    requireAllowed(body.query);
    const { token } = await bearers.of(request);
    const response = await fetch(contentApiUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...languageOf(request.headers['accept-language']),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerLimitMs),
    }).catch((cause) => {
      throw new SiteError('content-failed', undefined, { cause });
    });
    const answer = Buffer.from(await response.arrayBuffer());
    return reply.code(response.status).header('cache-control', 'no-store').type('application/json').send(answer);
  });
}

function requireAllowed(query: string): void {
  try {
    const field = refusedField(query);
    if (field) throw new SiteError('request-refused', `Browsers may not ask for ${field}`);
  } catch (error) {
    if (error instanceof GraphQLError)
      throw new SiteError('request-refused', 'Not a GraphQL document', { cause: error });
    throw error;
  }
}

/** As the interface sends it: `fr`, or language and country (R383); a browser's own list says nothing of the page. */
const languageOf = (header = ''): Record<string, string> =>
  /^(?:fr|[a-z]{2}-[A-Z]{2})$/.test(header) ? { 'accept-language': header } : {};
