import type { FastifyReply, FastifyRequest } from 'fastify';
import { SiteError, TooOftenError } from 'shared/errors';
import type { FormStep, StepAnswer } from 'shared/forms';
import { acceptLanguage } from 'shared/i18n';
import type { RouteMatch } from 'shared/routes';
import type { Visitor } from '../compose/visitor.ts';
import { readContent } from '../graphql/ask-content.ts';
import type { TrustedDocuments } from '../graphql/trusted-documents.ts';
import type { Release } from '../releases/release-store.ts';
import { clearSession, setSession } from '../session/bearers.ts';
import type { SessionCalls } from '../session/session-calls.ts';
import { removeGuestProducts, saveGuestProduct } from './form-cookies.ts';

const answerLimitMs = 10_000;

export interface FormStepsOptions {
  contentApiUrl: string;
  operations: TrustedDocuments;
  calls: Pick<SessionCalls, 'logIn' | 'logOut'>;
}

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  visitor: Visitor;
  route: RouteMatch;
  release: Release;
  /** What leads its calls to a preview of content. */
  contentHeaders?: Record<string, string>;
  /** The visitor's bearer token before the steps. */
  token: string;
  /** The idempotency key of the form, for all its calls. */
  key?: string;
}

/** The steps of one form: `perform` takes them; `token` is the visitor's bearer token as it is after them. */
export function formSteps(options: FormStepsOptions, visit: Visit) {
  const { contentApiUrl, operations, calls } = options;
  const { request, reply, visitor, route, release, key, contentHeaders } = visit;
  let { token } = visit;

  async function call({ hash, operationName, variables }: Extract<FormStep, { kind: 'call' }>): Promise<StepAnswer> {
    const { text: query, reads } = operations(hash, [release]);
    const headers = {
      'x-forwarded-for': request.ip,
      'x-forwarded-host': request.host,
      'accept-language': acceptLanguage(visitor.country, route.language),
      ...(key && { 'idempotency-key': key }),
      ...contentHeaders,
    };
    const order = { query, operationName, variables, token, headers, limitMs: answerLimitMs, reads };
    const { data, errors } = await readContent(contentApiUrl, order);
    const [error] = errors;
    if (!error) return data === undefined ? failed('500') : { data };
    return failed(error.code, error.retryAfter);
  }

  function requireSession(): void {
    if (!release.manifest.uses.includes('platform:session@1'))
      throw new SiteError('request-refused', `${release.manifest.name} does not declare that it uses the session`);
  }

  async function signOut(): Promise<StepAnswer> {
    requireSession();
    await calls.logOut(token, request.ip).catch((error: unknown) => {
      // A refused session has ended already, as after the account was deleted.
      if (!(error instanceof SiteError) || error.code !== 'session-refused') throw error;
    });
    clearSession(reply);
    return { data: {} };
  }

  async function signIn(email: string, password: string): Promise<StepAnswer> {
    requireSession();
    const granted = await calls.logIn(email, password, request.ip);
    token = granted.token;
    setSession(request, reply, token);
    return { data: {} };
  }

  async function take(step: FormStep): Promise<StepAnswer> {
    if (step.kind === 'call') return call(step);
    if (step.kind === 'sign-in') return signIn(step.email, step.password);
    if (step.kind === 'sign-out') return signOut();
    if (step.kind === 'keep-for-guest')
      return saveGuestProduct(request, reply, step.uid) ? { data: {} } : failed('422');
    if (step.kind === 'forget-for-guest') removeGuestProducts(request, reply, [step.uid]);
    else removeGuestProducts(request, reply, step.uids);
    return { data: {} };
  }

  return {
    get token() {
      return token;
    },
    /** A failure is an answer, too: the form shows again, and says so. Throws SiteError request-refused alone. */
    perform: (step: FormStep): Promise<StepAnswer> =>
      take(step).catch((error: unknown) => {
        if (error instanceof TooOftenError) return failed('429', error.retryAfterSeconds);
        if (error instanceof SiteError && error.code === 'session-refused') return failed('403');
        if (error instanceof SiteError && error.code === 'request-refused') throw error;
        request.log.warn({ err: error, step: step.kind }, 'A step of a form failed');
        return failed('500');
      }),
  };
}

const failed = (code: string, retryAfterSeconds?: number): StepAnswer => ({ failed: { code, retryAfterSeconds } });
