import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dirname as dirnameOfAddress } from 'node:path/posix';
import { LRUCache } from 'lru-cache';
import type { LinkedFile } from 'shared/release';

/** A style sheet that is in the document, under the address by which the chunk loader knows it. */
export interface StyleText {
  href: string;
  text: string;
  /** What the content security policy lets it in by. */
  hash: string;
}

/** Of the style sheets that a document needs: those whose texts it carries, and those that it links. */
export interface DocumentStyles {
  texts: StyleText[];
  links: LinkedFile[];
}

/** Gets the texts of style sheets out of the release cache; `origin` is that of their addresses. */
export type StyleTexts = (sheets: readonly LinkedFile[], origin: string) => Promise<DocumentStyles>;

const keptSheets = 300;

/**
 * The styles of a page in its head spare the first paint a round trip. A release never changes, so each text is read and
 * hashed once. What cannot be read, or would end its element, is linked.
 */
export function createStyleTexts(releases: string): StyleTexts {
  const kept = new LRUCache<string, Promise<Omit<StyleText, 'href'> | undefined>>({ max: keptSheets });

  const textOf = (address: string) => {
    const known = kept.get(address);
    if (known) return known;
    const reading = readStyle(releases, address).catch(() => undefined);
    kept.set(address, reading);
    return reading;
  };

  return async (sheets, origin) => {
    const found = await Promise.all(
      sheets.map(async (sheet) => ({ sheet, style: await textOf(sheet.href.slice(origin.length)) })),
    );
    return {
      texts: found.flatMap(({ sheet: { href }, style }) => (style ? [{ href, ...style }] : [])),
      links: found.flatMap(({ sheet, style }) => (style ? [] : [sheet])),
    };
  };
}

/** `address` is that of a file of a release, `/releases/shell/1.0.0/header.css`, as the gateway has made it. */
async function readStyle(releases: string, address: string): Promise<Omit<StyleText, 'href'> | undefined> {
  const [, , name = '', version = '', ...path] = address.split('/');
  const sheet = await readFile(join(releases, name, version, 'browser', ...path), 'utf8');
  const text = withAddresses(sheet, dirnameOfAddress(address));
  if (/<\/style/i.test(text)) return undefined;
  return { text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}

/** In a file an address is relative to the file, in the document to the page. */
const withAddresses = (sheet: string, folder: string): string =>
  sheet.replace(/url\((["']?)(?!["']?(?:data:|https?:|\/|#))/g, (_, quote: string) => `url(${quote}${folder}/`);
