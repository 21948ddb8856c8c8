import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createInlineStyles } from './assets.ts';

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
});

test('a style sheet that is not there, or that would end its element, is linked', async () => {
  const { sheet, styles } = await stylesWith('a{content:"</STYLE><script>"}');
  assert.deepEqual(styles, { texts: [], links: [sheet] });
  const missing = { href: `${origin}/releases/shell/1.0.0/missing.css`, integrity: 'sha384-x' };
  assert.deepEqual(await createInlineStyles(readIn('/nowhere'))([missing], origin), { texts: [], links: [missing] });
});
