import type { FastifyReply } from 'fastify';
import { type Language, settingsOf } from 'shared/i18n';
import type { RouteMatch } from 'shared/routes';
import type { Visitor } from './visitor.ts';

export const languageCookie = 'locale';
const yearSeconds = 365 * 24 * 60 * 60;
export const languageCookieOptions = { path: '/', maxAge: yearSeconds, sameSite: 'lax', httpOnly: true } as const;

/**
 * The language that a page load is remembered by, to send the visitor to from "/" at the next visit (R49, C9): of pages that
 * exist, and where it is spoken.
 */
export const rememberedLanguage = (
  { country }: Pick<Visitor, 'country'>,
  { language }: Pick<RouteMatch, 'language'>,
  status: number,
): Language | undefined => (status === 200 && settingsOf(country).languages.includes(language) ? language : undefined);

/** Has the browser remember a language, where it is another than the last one. */
export function rememberLanguage(reply: FastifyReply, visitor: Visitor, language: Language | undefined): void {
  if (language && language !== visitor.language) reply.setCookie(languageCookie, language, languageCookieOptions);
}
