import { escapeText } from 'entities';
import type { FastifyRequest } from 'fastify';
import { type Language, localeOf, settingsOf } from 'shared/i18n';
import type { Fault, FirstVisit } from 'shared/release';
import type { QaTicket } from '../../tokens/qa-ticket.ts';
import type { Composed } from '../compose/composition.ts';
import { attributesHtml } from '../compose/part-html.ts';
import barTexts from './bar-texts.json' with { type: 'json' };
import type { QaVisit } from './qa-visit.ts';

/**
 * The words of the bar. `content` has a place for the `{number}` of a preview, `inPlaceOf` one for the `{version}` that
 * everybody else sees, `until` for the `{moment}`.
 */
type BarTexts = Record<'title' | 'onlyHere' | 'content' | 'inPlaceOf' | 'until' | 'end' | 'inspect', string> & {
  faults: Record<Fault, string>;
};
const textsOf: Record<Language, BarTexts> = barTexts;

export interface Bar {
  ticket: QaTicket;
  /** What the visitor would see without the ticket: the releases that are live. */
  live: Composed;
  /** Whether the visitor has folded the bar into its corner. */
  folded: boolean;
}

/** The bar of a QA visit, as its browser has left it. */
export const barOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>, { ticket }: QaVisit, live: Composed): Bar => ({
  ticket,
  live,
  folded: cookies.qaBar === 'folded',
});

/** What belongs into the head of a document with a bar. */
export const barHead = '<link rel="stylesheet" href="/_qa/bar.css"><script async src="/_qa/bar.js"></script>';

/** The bar of a QA visit: it comes after everything that the shell manages, and lies above the page. */
export function barHtml(
  { ticket, live, folded }: Bar,
  { country, route: { language } }: FirstVisit['context'],
): string {
  const texts = textsOf[language];
  const moment = new Intl.DateTimeFormat(localeOf(country, language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: settingsOf(country).timeZone,
  }).format(ticket.expires);
  const items = [
    ...(ticket.content === undefined ? [] : [escapeText(texts.content.replace('{number}', `${ticket.content}`))]),
    ...Object.entries(ticket.versions).map(([name, version]) => {
      const standing = live[name]?.manifest.version;
      const instead =
        standing && standing !== version ? ` <i>${escapeText(texts.inPlaceOf.replace('{version}', standing))}</i>` : '';
      return `${named(name)} ${escapeText(version)}${instead}`;
    }),
    ...Object.entries(ticket.faults).map(
      ([name, fault]) => `${named(name)} <em>${escapeText(texts.faults[fault])}</em>`,
    ),
  ];
  return [
    `<aside id="qa-bar" class="qa-bar"${attributesHtml({ 'aria-label': texts.title })}>`,
    `<details${folded ? '' : ' open'}><summary>${escapeText(texts.title)}</summary>`,
    `<div><p>${escapeText(texts.onlyHere)}</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`,
    `<p><time${attributesHtml({ datetime: ticket.expires.toISOString() })}>${escapeText(texts.until.replace('{moment}', moment))}</time>`,
    ` <a href="/_qa/off" data-full-navigation>${escapeText(texts.end)}</a>`,
    ` <button type="button" id="qa-inspect">${escapeText(texts.inspect)}</button></p></div></details></aside>`,
  ].join('');
}

const named = (remote: string): string => `<b>${escapeText(remote)}</b>`;
