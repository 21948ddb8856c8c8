import assert from 'node:assert/strict';
import { test } from 'node:test';
import { escapeAttribute } from 'entities';
import fc from 'fast-check';
import { attributesHtml, fillPlaces, jsonInScript, placeholdersIn } from './part-html.ts';

const nasty = fc.oneof(
  fc.string(),
  fc.constantFrom('</script>', '<!--', '<script', ']]>', '\u2028', '"><mf-fragment of="'),
);

test('no data can leave the script element that it stands in, and all of it comes back', () => {
  fc.assert(
    fc.property(fc.dictionary(nasty, fc.array(nasty)), (data) => {
      const text = jsonInScript({ data });
      assert.ok(!text.includes('<'));
      assert.deepEqual(JSON.parse(text), JSON.parse(JSON.stringify({ data })));
    }),
  );
});

test('the props of a fragment come back as they were written, whatever they hold', () => {
  fc.assert(
    fc.property(nasty, (path) => {
      const props = JSON.stringify({ path });
      const [placeholder] = placeholdersIn(
        `<p></p><mf-fragment of="mf-content/blocks" props="${escapeAttribute(props)}"></mf-fragment>`,
      );
      assert.deepEqual([placeholder?.of, placeholder?.props], ['mf-content/blocks', props]);
    }),
  );
});

test('placeholders are filled in order, and only empty ones are placeholders', () => {
  const html =
    '<mf-fragment of="a/b" major="2" waits=""></mf-fragment>-<mf-fragment props=\'{"x":"1"}\' of=\'c/d\'>\n</mf-fragment>-<mf-fragment of="e/f">full</mf-fragment>';
  const placeholders = placeholdersIn(html);
  assert.deepEqual(
    placeholders.map(({ at: _, ...placeholder }) => placeholder),
    [
      { of: 'a/b', major: 2, props: '{}', waits: true },
      { of: 'c/d', props: '{"x":"1"}' },
    ],
  );
  assert.deepEqual(placeholdersIn(html, 1), placeholders.slice(0, 1));
  assert.equal(
    fillPlaces(html, placeholders, ['1', '2']),
    '<mf-fragment of="a/b" major="2" waits="">1</mf-fragment>-<mf-fragment props=\'{"x":"1"}\' of=\'c/d\'>\n2</mf-fragment>-<mf-fragment of="e/f">full</mf-fragment>',
  );
});

test('attributes come one after the other, escaped, and an empty one is its name alone', () => {
  assert.equal(
    attributesHtml({ href: '/fr?a="b"&c', async: '', id: 'x' }),
    ' href="/fr?a=&quot;b&quot;&amp;c" async id="x"',
  );
});
