import type { Language } from '../i18n/index.ts';

/** A script of a third party that the block `Html` may run, in a frame and after consent. */
export interface AllowedScript {
  /** Its address, whole. */
  script: string;
  /** What the frame may reach because of it. */
  hosts: readonly string[];
  /** The attributes by which a `<figure>` says what the script is to show in it. */
  attributes: readonly string[];
}

/** All of them. What content asks for beyond this list is not run. */
export const allowedScripts: readonly AllowedScript[] = [
  {
    script: 'https://player.vimeo.com/api/player.js',
    // The script asks vimeo.com how to show a film.
    hosts: ['https://player.vimeo.com', 'https://*.vimeocdn.com', 'https://vimeo.com'],
    attributes: ['data-vimeo-id', 'data-vimeo-url'],
  },
];

/** Those among the addresses that are on the list. */
export const allowedAmong = (addresses: readonly string[]): AllowedScript[] =>
  allowedScripts.filter(({ script }) => addresses.includes(script));

interface HtmlFrame {
  language: Language;
  /** The path of the page in the content system, as `/page/l-atelier`. */
  path: string;
  /** Which of the page's `Html` blocks it is, counted from 0. */
  number: number;
}

/** The address of the frame in which an `Html` block runs its scripts; the gateway serves it. */
export const htmlFrame = ({ language, path, number }: HtmlFrame): string =>
  `/embeds/${language}/${number}?path=${encodeURIComponent(path)}`;

/** The sandbox of the frame: it may run scripts and open links beside it, and reaches nothing of the site. */
export const frameSandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

const highest = 5_000;

/** The height that the document in the frame reports, in pixels; undefined for any other message. */
export function reportedHeight(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const height: unknown = Reflect.get(message, 'height');
  return typeof height === 'number' && height > 0 ? Math.min(Math.ceil(height), highest) : undefined;
}
