import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Language } from 'shared/i18n';

/** Where nothing else is known: most faults are over by then. */
export const usualSeconds = 5;

/** Has an answer with the status 429 or 503 say in its header Retry-After when it may be asked for again, unless it does. */
export function sayWhen(reply: FastifyReply, seconds = usualSeconds): void {
  if ([429, 503].includes(reply.statusCode) && !reply.hasHeader('retry-after')) reply.header('retry-after', seconds);
}

/** Has all answers of a server do so. */
export const sayWhenToAskAgain = (app: FastifyInstance): FastifyInstance =>
  app.addHook('onSend', async (_, reply) => sayWhen(reply));

/** A time from now in words, as `in 5 seconds` or `dans 2 minutes`. */
export const fromNow = (seconds: number, language: Language): string =>
  new Intl.RelativeTimeFormat(language).format(
    seconds < 60 ? seconds : Math.ceil(seconds / 60),
    seconds < 60 ? 'second' : 'minute',
  );
