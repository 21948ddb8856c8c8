import type { FastifyRequest } from 'fastify';
import { countryOfHost, isLanguage, type Language, settingsOf } from 'shared/i18n';
import { fromNow, usualSeconds } from '../../observe/when-again.ts';
import errorTexts from './error-texts.json' with { type: 'json' };

/** What is said of some errors, by their codes, and of any other (`failed`). */
const textsOf: Record<Language, Record<'failed' | 'again' | 'home', string> & Partial<Record<string, string>>> =
  errorTexts;

/** Whether a person will see the answer: the browser loads a page, or posts a form by itself. */
export const isPageLoad = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  ['GET', 'POST'].includes(method) && (headers.accept ?? '').includes('text/html');

/** The error as HTML inside a document, in place of a page that could not be rendered. */
export function plainError(language: Language): string {
  const { failed, home } = textsOf[language];
  return `<h1>${failed}</h1><p>${again(usualSeconds, language)}</p><p><a href="/${language}">${home}</a></p>`;
}

/** When something may be asked for again, as a sentence. */
const again = (seconds: number, language: Language) =>
  textsOf[language].again.replace('{when}', fromNow(seconds, language));

/**
 * What a visitor sees when not even the shell could be shown: a sentence, the HTTP status and the way home; `retryAfter` is the
 * header of that name, in seconds.
 */
export function errorPage(
  { url, host }: Pick<FastifyRequest, 'url' | 'host'>,
  status: number,
  code?: string,
  retryAfter?: unknown,
): string {
  const [spoken = 'fr'] = settingsOf(countryOfHost(host)).languages;
  const language = [firstWord(url), firstWord(destinationOf(url))].find(isLanguage) ?? spoken;
  const { failed, home, [code ?? '']: text = failed } = textsOf[language];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text}</title>
<body style="margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:1.5rem;background:#faf7f2;color:#1f1d1a;font:1rem/1.6 Georgia,serif">
<h1 style="margin:0;font-weight:400;font-size:4rem;line-height:1">${status}</h1>
<p style="margin:0">${retryAfter === undefined ? text : `${text} ${again(Number(retryAfter), language)}`}</p>
<p style="margin:0"><a style="color:inherit" href="/${language}">${home}</a></p>
</body>
</html>
`;
}

const firstWord = (address: string): string => address.split(/[/?]/)[1] ?? '';

/** The address in the query `to`, which a QA link leads to. */
const destinationOf = (url: string): string =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '').get('to') ?? '';
