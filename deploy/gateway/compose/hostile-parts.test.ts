import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { headOf } from 'shared/head';
import type { FirstVisit } from 'shared/release';
import { declaredRoutes, takeRoutes } from 'shared/routes';
import { refusalOfHtml } from '../../render/read-part.ts';
import { testRelease } from '../testing/release.ts';
import { testBrand } from '../testing/site.ts';
import type { Part } from './compose-part.ts';
import { documentHtml } from './document-html.ts';
import { introScript } from './inline-scripts.ts';
import { placeholdersIn } from './part-html.ts';

takeRoutes(declaredRoutes);

type Element = DefaultTreeAdapterTypes.Element;

const { manifest } = testRelease({ name: 'mf-content', pages: ['home'], render: '' });
const context: FirstVisit['context'] = {
  country: 'fr',
  origin: 'http://fr.localhost',
  route: { name: 'home', remote: 'mf-content', page: 'home', language: 'fr', params: {}, query: {}, path: '/fr' },
  signedIn: false,
};
const placeholder = '<mf-fragment of="mf-search/box" props="{}"></mf-fragment>';

function partOf(html: string, place: string, inner?: string): Part {
  return {
    of: 'mf-content/home',
    kind: 'pages',
    name: 'home',
    props: '',
    place,
    manifest,
    rendered: { missing: false, html, data: {} },
    inside: placeholdersIn(html).map((found, index) => ({
      placeholder: found,
      part: inner === undefined ? undefined : partOf(inner, `${place}-${index}`),
    })),
  };
}

/** The document with this page, whose fragments all show `inner`, as a browser reads it. */
function documentWith(
  html: string,
  inner: string,
  scriptingEnabled: boolean,
  said: Pick<Parameters<typeof documentHtml>[0], 'head' | 'structured'> = {
    head: { title: '', elements: [] },
    structured: [],
  },
): Element[] {
  const text = documentHtml({
    visit: { composition: { id: '', remotes: {} }, context },
    tools: {},
    ...said,
    icon: undefined,
    styles: { texts: [], links: [] },
    scripts: [],
    isStill: false,
    parts: {
      header: partOf(`<p>${placeholder}</p>`, 'h', inner),
      page: partOf(html, 'p', inner),
      unavailable: undefined,
      footer: partOf('<form action="/fr/revendeurs"><input></form><p>imprint</p>', 'f'),
    },
  });
  return elementsIn(parse(text, { scriptingEnabled }));
}

function elementsIn(node: DefaultTreeAdapterTypes.Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  return defaultTreeAdapter.isElementNode(node) ? [node, ...children] : children;
}

const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;
const childrenOf = (element: Element | undefined) =>
  element?.childNodes.flatMap((child) => (defaultTreeAdapter.isElementNode(child) ? [child] : [])) ?? [];
const around = (element: Element): Element[] => {
  const parent = element.parentNode;
  return parent && defaultTreeAdapter.isElementNode(parent) ? [parent, ...around(parent)] : [];
};

/** The one script that stands in these documents. */
const isOwn = ({ attrs, childNodes: [text] }: Element) =>
  attrs.length === 0 && text && 'value' in text && text.value === introScript;

function isWhole(html: string, inner: string, scriptingEnabled: boolean): void {
  const all = documentWith(html, inner, scriptingEnabled);
  const root = (place: string) => all.find((element) => attribute(element, 'data-place') === place);
  const names = (elements: Element[]) => elements.map(({ tagName, attrs }) => `${tagName} ${attrs[0]?.value ?? ''}`);
  const body = childrenOf(all.find(({ tagName }) => tagName === 'body'));
  assert.deepEqual(names(body), ['mf-fragment shell/header', 'main content', 'mf-fragment shell/footer']);
  assert.deepEqual(names(childrenOf(body[1])), ['div page']);
  assert.deepEqual(names(childrenOf(root('p')?.parentNode as Element)), ['div mf-part', 'script application/json']);
  assert.equal(attribute(root('p')?.parentNode as Element, 'id'), 'page');
  assert.deepEqual(
    elementsIn(root('f') as Element).map(({ tagName }) => tagName),
    ['div', 'form', 'input', 'p'],
  );
  for (const { place } of placeholdersIn(html).map((_, index) => ({ place: `p-${index}` }))) {
    const found = root(place);
    assert.ok(found && around(found).includes(root('p') as Element), `${place} is in the page`);
  }
  for (const element of all) {
    const acts = /^(?:base|style|iframe|object|embed|frame|frameset|plaintext|math)$/.test(element.tagName);
    const runs = element.tagName === 'script' && attribute(element, 'type') !== 'application/json' && !isOwn(element);
    const tells = element.tagName === 'meta' && attribute(element, 'http-equiv') !== undefined;
    const isHandled = element.attrs.some(({ name }) => name.startsWith('on'));
    assert.ok(!acts && !runs && !tells && !isHandled, element.tagName);
  }
}

const names =
  'div p ul li dl dt dd h2 h3 a b em strong span section table tbody tr td caption select option button form label textarea noscript template svg path g details summary fieldset legend figure picture'.split(
    ' ',
  );
const hostile =
  '<!-- --> </ <p< <input> <br> <img> & text x</ --!> <!--> ]]> <![CDATA[ <?x <plaintext> <math> <body> <html> <frameset> <head> <title> <style> <script> <iframe> <noembed> <xmp> <listing> <image> <isindex> <nobr> <marquee> <object> <applet> <foreignobject> <desc> <base> <meta> </body> </html> </br> </p> <div/> <svg/> <path/> <col> <frame> <hr> <link>'.split(
    ' ',
  );
const attributes = fc.constantFrom(
  '',
  ' title="',
  " title='>",
  ' id="x"',
  ' onclick="1"',
  ' class="a>b"',
  ' href="/x"',
  '/',
);

/** Mostly HTML that is closed as it was opened, of elements in any order; now and then something else between. */
const { html: nested } = fc.letrec<{ html: string }>((tie) => ({
  html: fc.oneof(
    { maxDepth: 6, depthSize: 'large' },
    { weight: 2, arbitrary: fc.constantFrom('text', placeholder, '<!-- -->', '<input>', '') },
    {
      weight: 6,
      arbitrary: fc
        .tuple(fc.constantFrom(...names), tie('html'), tie('html'))
        .map(([name, inside, after]) => `<${name}>${inside}</${name}>${after}`),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...names), attributes, tie('html'), fc.constantFrom(...names))
        .map(([name, text, inside, other]) => `<${name}${text}>${inside}</${other}>`),
    },
    { weight: 1, arbitrary: fc.tuple(tie('html'), fc.constantFrom(...hostile)).map((texts) => texts.join('')) },
  ),
}));

/** What elements in any order seldom come to: a page, and what its fragments show. */
const examples: [string, string][] = [
  ['<div><form></div>', ''],
  ['<noscript><div></noscript></div></noscript>', ''],
  [`<ul><li>${placeholder}</li></ul>`, '<li>another</li>'],
  [`<table><tr><td>${placeholder}</td></tr></table>`, '<td>another</td>'],
  [`<select>${placeholder}</select>`, '<div><input></div>'],
  [`<form>${placeholder}</form>`, '<form></form>'],
  [`<h2>${placeholder}</h2>`, '</h2><p>x</p>'],
  [`<p title='${placeholder}'></p>`, '<p title="\'>"></p>'],
];

test('whatever a part renders, what is accepted of it stays in its place, and footer and other parts in theirs', () => {
  let accepted = 0;
  fc.assert(
    fc.property(nested, nested, (html, inner) => {
      if (refusalOfHtml(html) !== undefined || refusalOfHtml(inner) !== undefined) return;
      accepted += 1;
      isWhole(html, inner, true);
      isWhole(html, inner, false);
    }),
    { numRuns: 20_000, examples },
  );
  assert.ok(accepted > 300, `${accepted} were accepted`);
});

const fields = [
  'title description abstract keywords robots canonicalUrl contentLanguage ogDeterminer ogSiteName ogType ogUrl',
  'ogTitle ogDescription ogImage twitterType twitterTitle twitterDescription twitterUrl twitterImage',
].flatMap((names) => names.split(' '));
const nasty = fc.oneof(
  fc.string(),
  fc.constantFrom(
    ...[
      '"><script>',
      '</title><base href=//evil.example>',
      '<!--',
      "'>",
      '\r\nset-cookie: a=b',
      '\u2028</script><!--<script>',
    ],
    ...[
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      '0;url=//evil.example',
    ],
  ),
);

test('whatever a page says of itself to search engines, it stays a text, and leads to no other host', () => {
  const record = fc.record(Object.fromEntries(fields.map((field) => [field, nasty])));
  fc.assert(
    fc.property(record, fc.dictionary(nasty, nasty), (seo, thing) => {
      const { country, origin, route } = context;
      const head = headOf(seo, { country, origin, brand: testBrand, route, found: true });
      const structured = [{ ...thing, '@type': 'Thing' }];
      const all = documentWith('', '', true, { head, structured });
      const within = childrenOf(all.find(({ tagName }) => tagName === 'head'));
      assert.deepEqual(
        within.flatMap(({ tagName }) => (/^(?:title|meta|link|script)$/.test(tagName) ? [] : [tagName])),
        [],
      );
      assert.equal(within.filter(({ tagName }) => tagName === 'title').length, 1);
      const [ld, ...more] = within.filter((one) => attribute(one, 'type') === 'application/ld+json');
      const text = ld?.childNodes[0];
      assert.ok(text && 'value' in text && more.length === 0);
      assert.deepEqual(JSON.parse(text.value)['@graph'], JSON.parse(JSON.stringify(structured)));
      for (const element of within) {
        const tells = attribute(element, 'http-equiv') ?? 'content-language';
        assert.equal(tells, 'content-language');
        const leads =
          attribute(element, 'rel') === 'canonical' ||
          /url$/.test(attribute(element, 'property') ?? attribute(element, 'name') ?? '');
        const address = attribute(element, 'href') ?? attribute(element, 'content') ?? '';
        if (leads) assert.match(new URL(address).host, /(?:^|\.)localhost$/);
      }
    }),
  );
});
