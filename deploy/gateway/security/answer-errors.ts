import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { type ErrorCode, SiteError, TooOftenError } from 'shared/errors';
import { ZodError } from 'zod';
import { sayWhen, sayWhenToAskAgain } from '../../observe/when-again.ts';
import { errorPage, isPageLoad } from './error-page.ts';

const statusOf: Partial<Record<ErrorCode, number>> = {
  'request-refused': 403,
  'session-refused': 403,
  'qa-link-refused': 403,
  'qa-link-expired': 403,
  'release-unknown': 409,
  'not-found': 404,
  'too-often': 429,
  'captcha-failed': 503,
  'upload-refused': 422,
  'upload-too-large': 413,
  'site-starting': 503,
  'site-busy': 503,
  'registry-failed': 503,
  'content-failed': 503,
  'session-failed': 503,
};

/**
 * Answers every error: a page load with the error page, every other request with the code. Message and cause are for the log
 * alone. Whatever answers 429 or 503 says when to ask again.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | SiteError | ZodError, request, reply) => {
    const { status, code } = describe(error);
    if (status >= 500 && !hasCallerGone(error, reply)) request.log.error(error);
    else request.log.info(error);
    reply.code(status).header('cache-control', 'no-store');
    sayWhen(reply, error instanceof TooOftenError ? error.retryAfterSeconds : undefined);
    return isPageLoad(request)
      ? reply.type('text/html; charset=utf-8').send(errorPage(request, status, code, reply.getHeader('retry-after')))
      : reply.send({ code });
  });
  sayWhenToAskAgain(app);
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ code: 'not-found' }));
}

/** A caller who leaves during the answer breaks its stream; that is not a fault of the server. */
const hasCallerGone = (error: Error, { raw }: FastifyReply): boolean =>
  raw.destroyed && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

function describe(error: FastifyError | SiteError | ZodError): { status: number; code: string } {
  if (error instanceof SiteError) return { status: statusOf[error.code] ?? 500, code: error.code };
  if (error instanceof ZodError) return { status: 400, code: 'request-refused' };
  // A caller who leaves ends what was done for the answer. Nobody sees this status; logs and metrics tell it from a fault.
  if (error.name === 'AbortError') return { status: 499, code: 'request-refused' };
  const status = error.statusCode ?? 500;
  if (status === 429) return { status, code: 'too-often' };
  return { status, code: status < 500 ? 'request-refused' : 'failed' };
}
