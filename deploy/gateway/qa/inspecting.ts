import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from 'shared/i18n';
import { thisMachine, trustedCallers } from '../../observe/request-id.ts';
import type { ComposeContext } from '../compose/compose-context.ts';
import type { Part } from '../compose/compose-part.ts';
import type { PartSource } from '../compose/part-cache.ts';
import { jsonInScript } from '../compose/part-html.ts';
import inspectorTexts from './inspector-texts.json' with { type: 'json' };

const cookie = 'inspect';
const isHere = trustedCallers(thisMachine);

/** Whether somebody looks at a site that runs on their own machine. */
export const onThisMachine = ({ ip, hostname }: Pick<FastifyRequest, 'ip' | 'hostname'>): boolean =>
  isHere(ip) && /(?:^|\.)localhost$/.test(hostname);

/**
 * Whether a document may be inspected without a QA link: on this machine, from `?inspect` on until the browser closes, or
 * until `?inspect=off`.
 */
export function inspectsHere(request: FastifyRequest, reply: FastifyReply): boolean {
  const { searchParams } = new URL(request.url, 'http://localhost');
  const asked = searchParams.get('inspect');
  if (!onThisMachine(request) || (asked === null && request.cookies[cookie] === undefined)) return false;
  if (asked === 'off') reply.clearCookie(cookie, { path: '/' });
  else if (asked !== null) reply.setCookie(cookie, 'on', { path: '/', sameSite: 'lax' });
  return asked !== 'off';
}

/** What belongs into the head of a document that may be inspected. The inspector itself is loaded when it is opened. */
export const inspectHead = '<script async src="/_qa/inspect.js"></script>';

/**
 * The words of the inspector, which gets them with its data. `sources` says where a part's HTML comes from, `code` how much
 * of its remote's code this page has loaded, `releases` what of the remote went live last, `noReleases` that this is not
 * known.
 */
type InspectorTexts = Record<
  'title' | 'close' | 'owner' | 'version' | 'source' | 'code' | 'releases' | 'noReleases' | 'console',
  string
> & { sources: Record<PartSource | 'browser' | 'site', string> };
const textsOf: Record<Language, InspectorTexts> = inspectorTexts;

/** How the HTML of a part came to be, and how long its render took. */
interface Origin {
  source: string;
  ms?: number;
}

/**
 * What the inspector says of the parts of a document beyond their own attributes; no other document has it. `others` are
 * what is known of parts that were not rendered here.
 */
export const inspectorData = (
  parts: readonly Part[],
  sources: NonNullable<ComposeContext['sources']>,
  language: Language,
  others: Record<string, Origin> = {},
): string =>
  `<script type="application/json" id="qa-parts">${jsonInScript({
    texts: textsOf[language],
    parts: { ...others, ...Object.fromEntries(parts.map((part) => [part.place, originOf(part, sources)])) },
  })}</script>`;

const originOf = ({ place, rendered, renderMs }: Part, sources: NonNullable<ComposeContext['sources']>): Origin => ({
  source: rendered === undefined ? 'browser' : (sources.get(place) ?? 'render'),
  ms: renderMs === undefined ? undefined : Math.round(renderMs),
});
