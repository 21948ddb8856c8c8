import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SiteError } from 'shared/errors';
import { withRoutes } from 'shared/routes/on-server';
import { z } from 'zod';
import { answerDocument, type ComposeOptions, forbidCaching } from '../compose/answer-document.ts';
import { compositionOfRequest, type RequestComposition } from '../compose/choose-composition.ts';
import { bareVisit } from '../compose/compose-context.ts';
import { destinationFor } from '../compose/destination.ts';
import { type Visitor, visitorOf } from '../compose/visitor.ts';
import { renderedAs } from '../releases/libraries.ts';
import { acceptPostedForms, formTokenOf, isPostedForm, requireOwnPage, requireOwnToken } from '../security/csrf.ts';
import { redirectWithin } from '../security/own-address.ts';
import { guestProductsOf, setDone } from './form-cookies.ts';
import { formSteps } from './form-steps.ts';
import { formOwner, longestForm, submitForm } from './submit-form.ts';

/** Whoever tries passwords is slowed down by the content API besides. */
const postedForms = { max: 60, timeWindow: '1 minute' };
const formKey = z.string().regex(/^[\w.-]{1,100}$/);
const postedFields = z
  .looseObject({
    form: z.string().max(100).default(''),
    token: z.string().optional(),
    key: formKey.optional().catch(undefined),
  })
  .catchall(z.string());

/** Forms that the browser posts by itself, to the page that they stand on. */
export async function formRoutes(app: FastifyInstance, options: ComposeOptions): Promise<void> {
  acceptPostedForms(app);

  app.post('/*', { bodyLimit: longestForm, config: { rateLimit: postedForms } }, async (request, reply) => {
    if (!isPostedForm(request)) throw new SiteError('not-found');
    requireOwnPage(request);
    const visitor = visitorOf(request);
    const seen = await compositionOfRequest(request, reply, visitor, options);
    return withRoutes(seen.routes.table, () => answerForm(request, reply, visitor, seen, options));
  });
}

async function answerForm(
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: Visitor,
  seen: RequestComposition,
  options: ComposeOptions,
) {
  const { composed, routes, qa } = seen;
  const { contentHeaders } = qa ?? {};
  const destination = await destinationFor(request, request.url, visitor, options.bearers);
  forbidCaching(reply);
  if (destination.redirect !== undefined) return redirectWithin(reply, destination.redirect, 303);
  const { form, token: given, key, ...values } = postedFields.parse(request.body);
  // A form that was made for a session is sent in it, and may come again after it has ended it itself.
  const { signedIn, session, token } = await options.bearers[given ? 'own' : 'of'](request);
  const { release, name } = formOwner(form, composed);
  // A form that only works with scripts: the page loads again, and has its scripts by then or says so.
  if (!release) return redirectWithin(reply, request.url, 303);
  if (signedIn && session) requireOwnToken(formTokenOf(options.serviceSecret, session), given);
  const { route } = destination;
  const steps = formSteps(options, { request, reply, visitor, route, release, token, key, contentHeaders });
  const visit = {
    ...bareVisit(visitor, route, routes, signedIn, await options.brands.now(contentHeaders)),
    guestProducts: guestProductsOf(request),
  };
  const content = () => ({ url: options.contentApiUrl, token: steps.token, headers: contentHeaders });
  const order = () => ({ visit, content: content() });
  const { load: renderer } = options;
  const outcome = await submitForm({
    release: renderedAs(composed, release.manifest),
    form: name,
    values,
    renderer,
    order,
    perform: steps.perform,
  });
  if (outcome.kind === 'again') {
    const isRefused = signedIn && outcome.posted.failed?.code === '403';
    if (isRefused && !(await options.bearers.of(request, { askedAnew: true })).signedIn)
      return redirectWithin(reply, request.url, 303);
    reply.code(422);
    return answerDocument(
      request,
      reply,
      { ...seen, visitor, destination, posted: { form, ...outcome.posted } },
      options,
    );
  }
  if (outcome.done !== undefined) setDone(reply, form, outcome.done);
  return redirectWithin(reply, outcome.to, 303);
}
