import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { countryOfHost, writtenIn } from 'shared/i18n';
import { callerGone } from '../observe/caller-gone.ts';
import type { LiveSite } from '../registry/live-site.ts';
import { captchaProofHeader } from '../tokens/captcha-proof.ts';
import { signAnonymous } from '../tokens/tokens.ts';
import { asLive } from './as-live.ts';
import { type Context, contextOf } from './context.ts';
import { codedErrors, endsWithCaller, maskError, measuredOperations } from './graphql-plugins.ts';
import { answersOnce } from './idempotency/done-once.ts';
import { languageOf } from './language.ts';
import { limitedQueries, tokenLimit } from './query-limits.ts';
import { openSchema, serviceSchema } from './schema.ts';
import type { Services } from './services.ts';
import type { Sources } from './sources/index.ts';
import { callerOf, type Exchange } from './visitor.ts';

export interface GraphqlOptions {
  /** Where the content of a request comes from. */
  sourcesOf(request: FastifyRequest): Promise<Sources>;
  services: Services;
  serviceSecret: string;
  /** Whether browsers on this machine get GraphiQL: in development. */
  graphiql: boolean;
  /** Where the pages are that answers lead to. */
  liveSite: LiveSite;
}

const limits: Plugin = {
  onParse: ({ setParseFn }) => setParseFn((source, options) => parse(source, { ...options, maxTokens: tokenLimit })),
  onValidate: ({ addValidationRule }) => addValidationRule(limitedQueries),
};

/** `/graphql` for any operation of callers with a token of ours; all others get 401. */
export async function graphqlRoutes(app: FastifyInstance, options: GraphqlOptions): Promise<void> {
  const { sourcesOf, services, serviceSecret, graphiql, liveSite } = options;
  asLive(app, liveSite);
  const yoga = createYoga<Exchange, Context>({
    schema: ({ caller }) => (caller.role === 'service' ? serviceSchema : openSchema),
    context: async ({ incoming, caller }) => {
      // As the gateway passes it on; an unknown host stands for the catch-all country.
      const country = countryOfHost(incoming.host);
      const language = languageOf(incoming.headers['accept-language']);
      return contextOf({
        language,
        locale: writtenIn(country, language),
        country,
        address: incoming.ip,
        captchaProof: String(incoming.headers[captchaProofHeader] ?? ''),
        caller,
        sources: await sourcesOf(incoming),
        serviceSecret,
        ...services,
      });
    },
    maskedErrors: { maskError: (error) => maskError(error, app.log) },
    plugins: [limits, codedErrors, measuredOperations, endsWithCaller, answersOnce(services.firstAnswers)],
    logging: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    cors: false,
  });

  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    bodyLimit: 100 * 1024,
    handler: async (request, reply) => {
      if (graphiql && request.method === 'GET' && request.headers.accept?.includes('text/html'))
        return reply.type('text/html').send(await graphiqlPage(serviceSecret));
      const caller = await callerOf(request, serviceSecret);
      if (!caller) return reply.code(401).send({ code: '401', message: 'A valid bearer token is required' });
      const response = await yoga.handleNodeRequestAndResponse(request, reply, {
        incoming: request,
        caller,
        gone: callerGone(reply),
      });
      // As a text: a stream would end in an error when the caller disconnects.
      return reply
        .code(response.status)
        .headers(Object.fromEntries(response.headers))
        .send(await response.text());
    },
  });
}

/** Its calls carry the token of a visitor who is not signed in. */
async function graphiqlPage(serviceSecret: string): Promise<string> {
  // Loaded, it takes some 95 MB, and a site that is live never shows it.
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const headers = { authorization: `Bearer ${await signAnonymous(serviceSecret)}`, 'accept-language': 'fr' };
  return renderGraphiQL({ title: 'Content', headers: JSON.stringify(headers, null, 2) });
}
