import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { html } from './html.ts';

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
