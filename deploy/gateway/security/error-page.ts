import type { FastifyRequest } from 'fastify';
import { countryOfHost, isLanguage, type Language, settingsOf } from 'shared/i18n';

const sentences: Record<Language, { text: string; home: string }> = {
  fr: { text: 'Cette page ne peut pas être affichée pour le moment.', home: 'Retour à l’accueil' },
  nl: { text: 'Deze pagina kan nu niet worden getoond.', home: 'Naar de startpagina' },
  en: { text: 'This page cannot be shown right now.', home: 'Back to the home page' },
  de: { text: 'Diese Seite kann gerade nicht angezeigt werden.', home: 'Zur Startseite' },
};

/** Of a site that has no release yet. */
const emptySentences: Record<Language, string> = {
  fr: 'Il n’y a encore rien à voir ici.',
  nl: 'Hier is nog niets te zien.',
  en: 'There is nothing to see here yet.',
  de: 'Hier gibt es noch nichts zu sehen.',
};

/** Of a link that shows other versions than everybody sees, once it shows them no longer. */
const expiredSentences: Record<Language, string> = {
  fr: 'Ce lien d’aperçu a expiré. Demandez-en un nouveau à la personne qui vous l’a donné.',
  nl: 'Deze voorbeeldlink is verlopen. Vraag een nieuwe aan wie hem u gaf.',
  en: 'This preview link has expired. Ask whoever gave it to you for a new one.',
  de: 'Dieser Vorschau-Link ist abgelaufen. Bitten Sie um einen neuen, wo Sie ihn bekommen haben.',
};

/** The same of a link that another site has made, or that lost a piece on its way. */
const foreignSentences: Record<Language, string> = {
  fr: 'Ce lien d’aperçu ne vient pas de ce site, ou il est incomplet. Vérifiez l’adresse, ou demandez un nouveau lien.',
  nl: 'Deze voorbeeldlink hoort niet bij deze site, of is niet volledig. Controleer het adres of vraag een nieuwe link.',
  en: 'This preview link was not made for this site, or is incomplete. Check the address, or ask for a new link.',
  de: 'Dieser Vorschau-Link gehört nicht zu dieser Website oder ist unvollständig. Prüfen Sie die Adresse, oder bitten Sie um einen neuen Link.',
};

const sentencesOf: Partial<Record<string, Record<Language, string>>> = {
  'site-starting': emptySentences,
  'qa-link-expired': expiredSentences,
  'qa-link-refused': foreignSentences,
};

/** Whether somebody looks at what this request gets: a browser says so when it loads a page, or posts a form by itself. */
export const isPageLoad = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  ['GET', 'POST'].includes(method) && (headers.accept ?? '').includes('text/html');

/** The same in a whole document, in place of a page that could not be rendered. */
export function plainError(language: Language): string {
  const { text, home } = sentences[language];
  return `<h1>${text}</h1><p><a href="/${language}">${home}</a></p>`;
}

/** What a visitor sees when not even the shell could be shown: a sentence, the HTTP status and the way home. */
export function errorPage({ url, host }: Pick<FastifyRequest, 'url' | 'host'>, status: number, code?: string): string {
  const [spoken = 'fr'] = settingsOf(countryOfHost(host)).languages;
  const language = [firstWord(url), firstWord(destinationOf(url))].find(isLanguage) ?? spoken;
  const { text: usual, home } = sentences[language];
  const text = sentencesOf[code ?? '']?.[language] ?? usual;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text}</title>
<body style="margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:1.5rem;background:#faf7f2;color:#1f1d1a;font:1rem/1.6 Georgia,serif">
<h1 style="margin:0;font-weight:400;font-size:4rem;line-height:1">${status}</h1>
<p style="margin:0">${text}</p>
<p style="margin:0"><a style="color:inherit" href="/${language}">${home}</a></p>
</body>
</html>
`;
}

const firstWord = (address: string): string => address.split(/[/?]/)[1] ?? '';

/** Where a link leads that is opened by way of another address. */
const destinationOf = (url: string): string =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '').get('to') ?? '';
