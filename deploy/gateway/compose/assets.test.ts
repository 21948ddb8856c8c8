import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { type TestRelease, testLibrary, testRelease, testShell } from '../testing/release.ts';
import { createInlineStyles, linkedFiles } from './assets.ts';
import type { Part } from './compose-part.ts';

const origin = 'http://fr.localhost:8080';
const readIn = (releases: string) => (name: string, version: string, path: string) =>
  readFile(join(releases, name, version, path));

/** A release cache with one style sheet, and what becomes of it in a document with these classes. */
async function stylesWith(text: string, classes?: string[]) {
  const releases = mkdtempSync(join(tmpdir(), 'styles-'));
  mkdirSync(join(releases, 'shell/1.0.0/browser'), { recursive: true });
  writeFileSync(join(releases, 'shell/1.0.0/browser/header.css'), text);
  const sheet = { href: `${origin}/releases/shell/1.0.0/header.css`, integrity: 'sha384-x' };
  const shown = classes && { mayBePart: new Set([sheet.href]), classes: new Set(classes) };
  return { sheet, styles: await createInlineStyles(readIn(releases))([sheet], origin, shown) };
}

test('what a style sheet names beside itself is named from the document, too', async () => {
  const { styles } = await stylesWith(
    'a{src:url(text.woff2)}b{src:url("icons/a.svg")}c{src:url(/here)}d{src:url(data:image/png,x)}e{fill:url(#f)}',
  );
  assert.equal(
    styles.texts[0]?.text,
    'a{src:url(/releases/shell/1.0.0/text.woff2)}b{src:url("/releases/shell/1.0.0/icons/a.svg")}c{src:url(/here)}d{src:url(data:image/png,x)}e{fill:url(#f)}',
  );
});

test('a document has less than half of a style sheet, under its own hash, or all of it', async () => {
  const [text, shown] = ['.a{color:red}.b{color:red}.c{color:red}', '.a{color:red}'];
  const hashOf = (part: string) => `'sha256-${createHash('sha256').update(part).digest('base64')}'`;
  const { sheet, styles } = await stylesWith(text, ['a']);
  assert.deepEqual(styles.texts, [{ href: sheet.href, text: shown, hash: hashOf(shown), isPart: true }]);
  for (const classes of [['a', 'b'], undefined]) {
    const { styles } = await stylesWith(text, classes);
    assert.deepEqual(styles.texts, [{ href: sheet.href, text, hash: hashOf(text) }]);
  }
  const half = await stylesWith('.a{color:red}.b{color:red}', ['a']);
  assert.equal(half.styles.texts[0]?.isPart, undefined);
});

test('a style sheet that is not there, or that would end its element, is linked', async () => {
  const { sheet, styles } = await stylesWith('a{content:"</STYLE><script>"}');
  assert.deepEqual(styles, { texts: [], links: [sheet] });
  const missing = { href: `${origin}/releases/shell/1.0.0/missing.css`, integrity: 'sha384-x' };
  assert.deepEqual(await createInlineStyles(readIn('/nowhere'))([missing], origin), { texts: [], links: [missing] });
});

test('a style sheet is read once, and again where it could not be read', async () => {
  let reads = 0;
  const inlineStyles = createInlineStyles(async () => {
    reads += 1;
    if (reads === 1) throw new Error('the disk does not answer');
    return Buffer.from('a{color:red}');
  });
  const sheet = { href: `${origin}/releases/shell/1.0.0/header.css`, integrity: 'sha384-x' };
  const inline = async () => (await inlineStyles([sheet], origin)).texts.map(({ text }) => text);
  assert.deepEqual([await inline(), await inline(), await inline()], [[], ['a{color:red}'], ['a{color:red}']]);
  assert.equal(reads, 2);
});

test('a document asks for each file once: what the shell starts with, and what its parts need', () => {
  const route = { name: 'home', remote: 'mf-content', page: 'home', language: 'fr', path: '/fr' } as const;
  const place = { origin, route: { ...route, params: {}, query: {} } };
  const page = testRelease({ name: 'mf-content', pages: ['home'], pieces: ['now', 'later'], render: '' });
  const pieces = { first: ['now', 'toString'], later: ['later'] };
  const partOf = ({ manifest }: TestRelease, kind: Part['kind'], name: string, more: Partial<Part> = {}): Part => ({
    ...{ of: `${manifest.name}/${name}`, kind, name, props: '', place: 'p', manifest, inside: [] },
    ...{ rendered: { missing: false, html: '', data: {}, pieces }, ...more },
  });
  const shell = testShell();
  const parts = [
    partOf(shell, 'fragments', 'header'),
    partOf(page, 'pages', 'home'),
    partOf(page, 'pages', 'home', { rendered: undefined }),
    partOf(testRelease({ name: 'mf-search', fragments: ['box'], render: '' }), 'fragments', 'box', {
      elsewhere: 'http://localhost:3000',
    }),
  ];
  const { manifest: starting } = shell;
  starting.startup = { scripts: ['browser/icon.svg'], styles: ['browser/header.css'] };
  starting.pieces = { libraries: { scripts: ['browser/footer.js'], styles: [] } };
  const react = testLibrary('react', '19.3.1').manifest;
  const libraries = (remote: string) => (['shell', 'mf-search'].includes(remote) ? [react] : []);
  const linked = (...[some, linking]: [Part[], Parameters<typeof linkedFiles>[2]?]) => {
    const { styles, scripts } = linkedFiles(some, place, linking);
    return [styles, scripts].map((files) =>
      files.map(({ href }) => href.replace(`${origin}/releases/`, '').replace('/1.0.0', '')).join(' '),
    );
  };
  const ofPage = 'mf-content/entry.js mf-content/home.js mf-content/fr.js mf-content/now.js';
  assert.deepEqual(linked(parts, { shell: starting, pieces: 'first', libraries }), [
    'shell/header.css mf-content/home.css mf-content/now.css',
    `shell/icon.svg react-19.3/19.3.1/entry.js shell/footer.js shell/header.js shell/fr.js ${ofPage}`,
  ]);
  assert.deepEqual(linked(parts.slice(1, 2)), [
    'mf-content/home.css mf-content/now.css mf-content/later.css',
    `${ofPage} mf-content/later.js`,
  ]);
  assert.deepEqual(linked(parts.slice(3), { libraries }), ['', 'react-19.3/19.3.1/entry.js']);
  assert.deepEqual(linked([], { shell: starting, libraries }), ['shell/header.css', 'shell/icon.svg']);
  const integrities = linkedFiles(parts, place, { shell: starting }).scripts.map(({ integrity }) => integrity);
  for (const integrity of integrities) assert.match(integrity, /^sha\d+-/);
});
