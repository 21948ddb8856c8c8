import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { audienceName, html, kilobytes, milliseconds, moment, score, share } from './html.ts';

test('no text opens or closes an element or an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', '/') }), (text) => {
      const [, attribute = '', content = ''] =
        /^<p title="(.*)">(.*)<\/p>$/s.exec(html`<p title="${text}">${text}</p>`.html) ?? [];
      assert.equal(attribute, content);
      assert.doesNotMatch(content, /[<>"']/);
      assert.equal(content.length === 0, text.length === 0);
    }),
  );
});

test('what the function made itself is put in as it is, lists too, and what is missing leaves nothing', () => {
  const items = ['a&b', 'c'].map((text) => html`<li>${text}</li>`);
  assert.equal(html`<ul>${items}</ul>${undefined}${null}${false}${0}`.html, '<ul><li>a&amp;b</li><li>c</li></ul>0');
});

test('a moment of this year is said without its year, one of another with it', () => {
  const year = new Date().getUTCFullYear();
  const said = (at: number) => moment(`${at}-01-02T05:07:08.000Z`).html;
  assert.equal(said(year), `<time datetime="${year}-01-02T05:07:08.000Z">2 Jan, 05:07 UTC</time>`);
  assert.match(said(year - 1), new RegExp(`>2 Jan ${year - 1}, 05:07 UTC<`));
});

test('figures are said with their units, and one that there is not is a dash', () => {
  const said: [string, string][] = [
    [share(1, 8), '12.5 %'],
    [share(0, 8), '0.0 %'],
    [share(3, 0), '–'],
    [kilobytes(12_345), '12.3 kB'],
    [kilobytes(12_345, true), '+12.3 kB'],
    [kilobytes(0, true), '0.0 kB'],
    [kilobytes(-500, true), '-0.5 kB'],
    [milliseconds(1_234.4), '1,234 ms'],
    [milliseconds(null), '–'],
    [score(0.0126), '0.013'],
    [score(null), '–'],
    [audienceName('*'), 'All countries'],
    [audienceName('be'), 'Country be'],
  ];
  for (const [found, expected] of said) assert.equal(found, expected);
});
