import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, parse } from 'graphql';
import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import { type Claims, verifyToken } from '../tokens/tokens.ts';
import { accountsOf } from './accounts.ts';
import { type Context, contextOf } from './context.ts';
import { failure } from './errors.ts';
import { languageOf } from './language.ts';
import * as resolvers from './resolvers/index.ts';
import type { Sources } from './sources/index.ts';

export interface GraphqlOptions {
  sources: Sources;
  serviceSecret: string;
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  caller: Claims;
}

const typeDefs = readFileSync(new URL('../../shared/schema/schema.graphql', import.meta.url), 'utf8');

/** Our largest operation has about 300 tokens. No type leads back to itself, so that length bounds depth, too. */
const shortDocuments: Plugin = {
  onParse: ({ setParseFn }) => setParseFn((source, options) => parse(source, { ...options, maxTokens: 2000 })),
};

/** `POST /graphql`, for callers with a token of ours; all others get 401. */
export async function graphqlRoutes(app: FastifyInstance, { sources, serviceSecret }: GraphqlOptions): Promise<void> {
  const accounts = accountsOf(sources.accounts, serviceSecret);
  const yoga = createYoga<Exchange, Context>({
    schema: createSchema<Exchange & Context>({ typeDefs, resolvers }),
    context: ({ request, caller }) =>
      contextOf({
        language: languageOf(request.headers.get('accept-language') ?? undefined),
        caller,
        sources,
        accounts,
      }),
    maskedErrors: { maskError: (error) => maskError(error, app) },
    plugins: [shortDocuments],
    logging: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    cors: false,
  });

  app.post('/graphql', { bodyLimit: 100 * 1024 }, async (request, reply) => {
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const caller = await verifyToken(serviceSecret, token);
    if (!caller) return reply.code(401).send({ code: '401', message: 'A valid bearer token is required' });
    return yoga.handleNodeRequestAndResponse(request, reply, { request, reply, caller });
  });
}

/** What the API says itself is passed on; everything else is logged and answered as 500, without a word about why. */
function maskError(error: unknown, app: FastifyInstance): Error {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  if (error instanceof GraphQLError && (!cause || cause instanceof GraphQLError)) return error;
  app.log.error({ err: cause }, 'a resolver failed');
  const masked = failure('500', 'the content could not be read');
  const { nodes, path } = error instanceof GraphQLError ? error : {};
  return new GraphQLError(masked.message, { nodes, path, extensions: masked.extensions });
}
