import type { FastifyReply, FastifyRequest } from 'fastify';
import { SiteError } from 'shared/errors';
import { type Country, countryOfHost, isLanguage, type Language, settingsOf } from 'shared/i18n';
import type { RouteMatch } from 'shared/routes';

/** What a request says of its visitor; the session is not in it. */
export interface Visitor {
  country: Country;
  /** `http://be.localhost:8080`. */
  origin: string;
  /** The language of the last visit, by its cookie; any text. */
  language: string | undefined;
  /** The languages that the browser asks for, best first. */
  accepted: readonly Language[];
}

/** The host decides the country. Behind a proxy that is trusted, fastify reads X-Forwarded-Host and -Proto here. */
export function visitorOf(request: FastifyRequest): Visitor {
  const { host, protocol, cookies, headers } = request;
  // The host becomes a part of addresses in the document.
  if (!/^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i.test(host) || !URL.canParse(`http://${host}`))
    throw new SiteError('request-refused', 'The host is not a host name');
  return {
    country: countryOfHost(host),
    origin: `${protocol}://${host}`,
    language: cookies.locale,
    accepted: acceptedLanguages(headers['accept-language']),
  };
}

/** The languages of the site that an `accept-language` header names, as `nl-BE,nl;q=0.9,en;q=0.8`, best first. */
export function acceptedLanguages(header = ''): Language[] {
  const wishes = header.split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.trim().toLowerCase().split(/\s*;/);
    const quality = parameters.map((one) => /^\s*q=([\d.]+)/.exec(one)?.[1]).find((one) => one !== undefined);
    return { language: tag.split('-')[0] ?? '', quality: Number(quality ?? 1) };
  });
  return wishes
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ language }) => language)
    .filter(isLanguage);
}

export const languageCookie = 'locale';
const yearSeconds = 365 * 24 * 60 * 60;
export const languageCookieOptions = { path: '/', maxAge: yearSeconds, sameSite: 'lax', httpOnly: true } as const;

/**
 * The language that a page load is remembered by, to send the visitor to from "/" at the next visit. Undefined for
 * pages that do not exist, and where the country does not speak it.
 */
export const rememberedLanguage = (
  { country }: Pick<Visitor, 'country'>,
  { language }: Pick<RouteMatch, 'language'>,
  status: number,
): Language | undefined => (status === 200 && settingsOf(country).languages.includes(language) ? language : undefined);

/** Sets the cookie of the language, where it is another than the last one. */
export function rememberLanguage(reply: FastifyReply, visitor: Visitor, language: Language | undefined): void {
  if (language && language !== visitor.language) reply.setCookie(languageCookie, language, languageCookieOptions);
}
