import type { FastifyReply, FastifyRequest } from 'fastify';
import { SiteError } from 'shared/errors';
import { z } from 'zod';
import { fromNow, usualSeconds } from '../../../observe/when-again.ts';
import { RefusalError } from '../../../registry/refusal.ts';
import { clearConsoleSession, sessionOf } from '../access.ts';
import { html } from '../html.ts';
import { page, problem } from '../layout.ts';

/** Gives an answer the type of a page. */
export const asPage = (reply: FastifyReply): FastifyReply => reply.type('text/html; charset=utf-8');

/** Answers an error of the console: a missing or ended session with the sign-in page, every other with a page that says so. */
export function answerConsoleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  asPage(reply);
  if (error instanceof RefusalError && error.status === 401) {
    const wasTried = request.method === 'POST' || sessionOf(request) !== '';
    return clearConsoleSession(reply).send(
      signInPage(wasTried ? (refusals[error.code] ?? refusals['registry-token-wrong']) : undefined),
    );
  }
  const { status, text } = described(error, Number(reply.getHeader('retry-after') ?? usualSeconds));
  if (status >= 500) request.log.error(error);
  return reply
    .code(status)
    .send(page('Refused', html`<h1>That did not work</h1>${problem(text)}<p><a href="/_ops">What is live</a></p>`));
}

const refusals: Record<string, string> = {
  'registry-token-wrong': 'This token is not known, or the session is over.',
  'registry-token-revoked': 'This token was revoked.',
  'registry-token-expired': 'This token has expired.',
};

const brokenRequest = z.object({ statusCode: z.number().min(400).max(499) });

function described(error: unknown, retryAfter: number): { status: number; text: string } {
  if (error instanceof RefusalError) return { status: error.status, text: error.message };
  const { statusCode } = brokenRequest.safeParse(error).data ?? {};
  if (statusCode === 429) return { status: 429, text: `Too many tries. Try again ${fromNow(retryAfter, 'en')}.` };
  if (statusCode !== undefined || error instanceof z.ZodError)
    return { status: 400, text: 'The address or the form is not one of this console.' };
  if (error instanceof SiteError && error.code === 'request-refused') return { status: 403, text: error.message };
  if (error instanceof SiteError && error.code === 'not-found')
    return { status: 404, text: 'The console has no such page.' };
  const again = `Try again ${fromNow(retryAfter, 'en')}.`;
  return { status: 503, text: `The registry did not answer. What is live stays as it is. ${again}` };
}

/** All that somebody sees without a session. */
const signInPage = (wrong?: string): string =>
  page(
    'Sign in',
    html`<form method="post" action="/_ops/sign-in" class="sign-in">
<h1>Sign in</h1>
${wrong && problem(wrong)}
<input type="text" autocomplete="username" value="operations" hidden>
<label for="token">Access token</label>
<input id="token" name="token" type="password" autocomplete="current-password" required maxlength="500" autocapitalize="none" spellcheck="false">
<button>Sign in</button>
</form>`,
  );
