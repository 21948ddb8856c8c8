import { createHash } from 'node:crypto';
import { dirname as dirnameOfAddress } from 'node:path/posix';
import { LRUCache } from 'lru-cache';
import { type Assets, fileAddress, type LinkedFile, type Manifest } from 'shared/release';
import type { VisitContext } from 'shared/remote';
import type { Part } from './compose-part.ts';
import { integrityIn } from './composition.ts';
import { readRules, shownRules } from './shown-rules.ts';

/** Styles and scripts with absolute addresses: the chunk loader compares those, and would load relative ones again. */
interface LinkedFiles {
  styles: LinkedFile[];
  scripts: LinkedFile[];
}

interface Linking {
  shell?: Manifest;
  pieces?: 'first' | 'all';
  libraries?(remote: string): readonly Manifest[];
}

/**
 * Every file that the parts need in the browser, each once; also those of failed parts, which the browser fills. With
 * `shell` (page loads) the files that the shell starts with are among them. `libraries` are those that a remote's parts take; an
 * old shell has its own.
 * `pieces` says whether a part's pieces are all preloaded, or only those that are needed at once.
 */
export function linkedFiles(
  parts: Part[],
  { origin, route }: Pick<VisitContext, 'origin' | 'route'>,
  { shell, pieces = 'all', libraries = () => [] }: Linking = {},
): LinkedFiles {
  const files = { styles: new Map<string, LinkedFile>(), scripts: new Map<string, LinkedFile>() };
  const add = (manifest: Manifest, kind: keyof LinkedFiles, file: string) => {
    const href = `${origin}${fileAddress(manifest, file)}`;
    files[kind].set(href, { href, integrity: integrityIn(manifest, file) });
  };
  const addAll = (manifest: Manifest, group?: Assets) => {
    for (const style of group?.styles ?? []) add(manifest, 'styles', style);
    for (const script of group?.scripts ?? []) add(manifest, 'scripts', script);
  };
  const addLibraries = (remote: string) => {
    for (const library of libraries(remote)) add(library, 'scripts', library.entry);
  };
  if (shell) addAll(shell, shell.startup);
  if (shell && parts.length > 0) addLibraries(shell.name);
  if (shell && parts.length > 0) addAll(shell, shell.pieces.libraries);
  for (const part of parts) {
    const { manifest, kind, name, elsewhere } = part;
    addLibraries(manifest.name);
    // Only its own entry, on the developer's machine, knows its chunks.
    if (elsewhere) continue;
    // The shell's entry is the script of the page itself.
    if (manifest.name !== 'shell') add(manifest, 'scripts', manifest.entry);
    for (const group of [manifest.startup, manifest[kind][name], manifest.locales[route.language]])
      addAll(manifest, group);
    for (const piece of piecesOf(part, pieces))
      if (Object.hasOwn(manifest.pieces, piece)) addAll(manifest, manifest.pieces[piece]);
  }
  return { styles: [...files.styles.values()], scripts: [...files.scripts.values()] };
}

function piecesOf({ rendered }: Part, wanted: 'first' | 'all'): string[] {
  if (!rendered || rendered.missing || !rendered.pieces) return [];
  const { first, later } = rendered.pieces;
  return wanted === 'all' ? [...first, ...later] : first;
}

/** A style sheet that is inline in the document; `href` is the address by which the chunk loader knows it. */
interface InlineStyle {
  href: string;
  text: string;
  /** For the content security policy: `'sha256-…'`. */
  hash: string;
  /** Set where it is not the whole sheet: the chunk loader fetches that with the code that may show more. */
  isPart?: true;
}

/** The style sheets of a document: inline ones and linked ones. */
export interface DocumentStyles {
  texts: InlineStyle[];
  links: LinkedFile[];
}

/** The addresses of sheets of which a document may have what it shows alone, and every class in its HTML. */
interface Shown {
  mayBePart: ReadonlySet<string>;
  classes: ReadonlySet<string>;
}

/** Reads style sheets of releases, to put them inline; `origin` is that of their addresses. */
export type InlineStyles = (sheets: readonly LinkedFile[], origin: string, shown?: Shown) => Promise<DocumentStyles>;

/** The bytes of a file of a release: `shell`, `1.0.0`, `browser/header.css`. */
type ReadReleaseFile = (name: string, version: string, path: string) => Promise<Uint8Array>;

const mostSheets = 300;

/**
 * Inline styles spare the first paint a round trip. A release never changes, so each sheet is read and hashed once. A sheet
 * that cannot be read, or that would end its element, is linked. One that may be left out in part is, where a document shows
 * less than half of it: the whole would have to come later, besides.
 */
export function createInlineStyles(readFile: ReadReleaseFile): InlineStyles {
  const cache = new LRUCache<string, Promise<ReadStyle | undefined>>({ max: mostSheets });

  const textOf = (address: string) => {
    const known = cache.get(address);
    if (known) return known;
    const reading = readStyle(readFile, address).catch(() => {
      // It is a link until it can be read.
      cache.delete(address);
      return undefined;
    });
    cache.set(address, reading);
    return reading;
  };

  return async (sheets, origin, shown) => {
    const found = await Promise.all(
      sheets.map(async (sheet) => ({ sheet, style: await textOf(sheet.href.slice(origin.length)) })),
    );
    return {
      texts: found.flatMap(({ sheet: { href }, style }) => (style ? [inlineStyle(href, style, shown)] : [])),
      links: found.flatMap(({ sheet, style }) => (style ? [] : [sheet])),
    };
  };
}

interface ReadStyle {
  text: string;
  hash: string;
  rules: ReturnType<typeof readRules>;
}

function inlineStyle(href: string, { text, hash, rules }: ReadStyle, shown?: Shown): InlineStyle {
  const part = shown?.mayBePart.has(href) ? shownRules(rules, shown.classes) : text;
  return part.length < text.length / 2 ? { href, text: part, hash: hashOf(part), isPart: true } : { href, text, hash };
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** `address` is that of a file of a release, `/releases/shell/1.0.0/header.css`, as the gateway has made it. */
async function readStyle(readFile: ReadReleaseFile, address: string): Promise<ReadStyle | undefined> {
  const [, , name = '', version = '', ...path] = address.split('/');
  const sheet = new TextDecoder().decode(await readFile(name, version, ['browser', ...path].join('/')));
  const text = withAddresses(sheet, dirnameOfAddress(address));
  if (/<\/style/i.test(text)) return undefined;
  return { text, hash: hashOf(text), rules: readRules(text) };
}

/** Makes addresses absolute: in a file they are relative to the file, in a document they would be to the page. */
const withAddresses = (sheet: string, folder: string): string =>
  sheet.replace(/url\((["']?)(?!["']?(?:data:|https?:|\/|#))/g, (_, quote: string) => `url(${quote}${folder}/`);
