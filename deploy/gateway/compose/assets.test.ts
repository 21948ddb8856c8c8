import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createInlineStyles } from './assets.ts';

const origin = 'http://fr.localhost:8080';
const readIn = (releases: string) => (name: string, version: string, path: string) =>
  readFile(join(releases, name, version, path));

/** A release cache with one style sheet, and what becomes of it. */
async function stylesWith(text: string) {
  const releases = mkdtempSync(join(tmpdir(), 'styles-'));
  mkdirSync(join(releases, 'shell/1.0.0/browser'), { recursive: true });
  writeFileSync(join(releases, 'shell/1.0.0/browser/header.css'), text);
  const sheet = { href: `${origin}/releases/shell/1.0.0/header.css`, integrity: 'sha384-x' };
  return { sheet, styles: await createInlineStyles(readIn(releases))([sheet], origin) };
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

test('a style sheet that is not there, or that would end its element, is linked', async () => {
  const { sheet, styles } = await stylesWith('a{content:"</STYLE><script>"}');
  assert.deepEqual(styles, { texts: [], links: [sheet] });
  const missing = { href: `${origin}/releases/shell/1.0.0/missing.css`, integrity: 'sha384-x' };
  assert.deepEqual(await createInlineStyles(readIn('/nowhere'))([missing], origin), { texts: [], links: [missing] });
});
