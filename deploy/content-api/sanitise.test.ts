import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SafeHtml, SafeRichHtml } from './resolvers/text-fields.ts';
import { sanitised, sanitisedBlock } from './sanitise.ts';

test('texts keep their structure and lose everything that could act', () => {
  assert.equal(
    sanitised('<h2>Titre</h2><p onclick="steal()">Un <strong>mot</strong></p>'),
    '<h2>Titre</h2><p>Un <strong>mot</strong></p>',
  );
  assert.equal(
    sanitised('<p>a<script>alert(1)</script><style>p{}</style><img src=x onerror=alert(1)></p>'),
    '<p>a</p>',
  );
  assert.equal(sanitised('<a href="javascript:alert(1)">x</a>'), '<a>x</a>');
  assert.equal(
    sanitised('<a href="/page/contact" target="_blank">x</a>'),
    '<a href="/page/contact" target="_blank" rel="noopener">x</a>',
  );
});

test('editors may place the fragments that are meant for them, and no other', () => {
  const slider =
    '<mf-fragment of="mf-catalogue/product-slider" props="{&quot;collection&quot;:&quot;ligne&quot;}"></mf-fragment>';
  assert.equal(sanitised(slider), slider);
  assert.equal(sanitised('<mf-fragment of="shell/header" props="{}"></mf-fragment>'), '');
  assert.equal(sanitised('<mf-fragment of="constructor"></mf-fragment>'), '');
});

test('every language of a block is sanitised', () => {
  assert.deepEqual(
    sanitisedBlock({
      type: 'CmsContent',
      content: { fr: '<p>a</p><script></script>', nl: '<p>b</p><iframe></iframe>' },
    }),
    { type: 'CmsContent', content: { fr: '<p>a</p>', nl: '<p>b</p>' } },
  );
});

test('every block that holds HTML is sanitised, also the answers of an accordion', () => {
  const dirty = { fr: '<p>a<script>x()</script></p>' };
  const clean = { fr: '<p>a</p>' };
  const image = { url: '/pictures/a.svg', alt: { fr: '' }, width: 1, height: 1 };
  const mea = { heading: { fr: 'a' }, position: 'left', image } as const;
  assert.deepEqual(sanitisedBlock({ type: 'MeaL', ...mea, text: dirty }), { type: 'MeaL', ...mea, text: clean });
  assert.deepEqual(sanitisedBlock({ type: 'Accordion', items: [{ heading: { fr: '<' }, text: dirty }] }), {
    type: 'Accordion',
    items: [{ heading: { fr: '<' }, text: clean }],
  });
});

test('only the block Html has places for what a script of the list shows', () => {
  const film = '<figure data-vimeo-id="76979871"></figure>';
  const code = { fr: `${film}<figure data-other="1" onclick="x()"></figure>` };
  assert.deepEqual(sanitisedBlock({ type: 'Html', code }), {
    type: 'Html',
    code: { fr: `${film}<figure></figure>` },
  });
  assert.equal(sanitised(film), '');
});

test('only the block Html has tables and pictures, and its scripts come over https', () => {
  const html =
    '<figure><img src="/pictures/a.svg" alt="a" /><figcaption>b</figcaption></figure><table><tr><td colspan="2">c</td></tr></table>';
  const block = (code: string, sideEffects: string[]) =>
    sanitisedBlock({ type: 'Html', code: { fr: code }, sideEffects });
  assert.deepEqual(
    block(
      `${html}<img src="http://a.example/a.png"><img src="//a.example/b.png"><img src="data:image/png;base64,AA">`,
      ['https://a.example/x.js', 'http://a.example/x.js', 'javascript:x()'],
    ),
    { type: 'Html', code: { fr: html }, sideEffects: ['https://a.example/x.js'] },
  );
  assert.equal(sanitised(html), 'bc');
});

test('HTML that came into the database unclean is clean when it is answered', () => {
  assert.equal(SafeHtml.serialize('<p>a<script>x()</script></p>'), '<p>a</p>');
  assert.equal(SafeRichHtml.serialize('<table><td onclick="x()">a</td></table>'), '<table><td>a</td></table>');
});
