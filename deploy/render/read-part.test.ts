import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusalOf, refusalOfHtml } from './read-part.ts';

test('what reaches beyond the place of a part is refused, with the reason', () => {
  for (const [html, why] of [
    ['<!--', /no end/],
    ['<p title="', /no end/],
    ['<p', /the element <p</],
    ['<textarea>', /no end/],
    ['<select>', /does not end|is in a <select>/],
    ['<svg><path>', /does not end/],
    ['<plaintext>', /element <plaintext>/],
    ['<div>', /<div> does not end/],
    ['<p><b>bold</p>', /does not end/],
    ['<table>', /does not end/],
    ['<div><form></div>', /does not end/],
    ['</div>', /<\/div> ends nothing/],
    ['</li>', /<\/li> ends nothing/],
    ['</body>', /<\/body> ends nothing/],
    ['<li>', /does not end|ends nothing/],
    ['<td></td>', /does not end|ends nothing/],
    ['<noscript><div></noscript></div>', /<\/noscript> ends nothing/],
    ['<div><noscript></div></noscript>', /ends nothing/],
    ['<noscript><noscript></noscript></noscript>', /in another/],
    ['<div>'.repeat(300) + '</div>'.repeat(300), /too deep/],
    ['x'.repeat(2_000_000), /2000000 letters/],
  ] as const)
    assert.match(refusalOfHtml(html) ?? `${html} is accepted`, why, html);
});

test('what acts for the whole page is refused, with its name', () => {
  for (const [html, why] of [
    ['<meta http-equiv="refresh" content="0;url=//evil.example">', '<meta>'],
    ['<base href="//evil.example">', '<base>'],
    ['<link rel="stylesheet" href="/x.css">', 'rel="stylesheet"'],
    ['<link href="/x.css">', 'no preload'],
    ['<link rel="preload" as="script" href="/x.js">', 'as="script"'],
    ['<link rel="preload" as="image" href="https://evil.example/x.png">', 'href='],
    ['<link rel="preload" as="image" imagesrcset="/a 1w, //evil.example/b 2w">', 'imagesrcset='],
    ['<link rel="preload" as="image" href="/a" media="></head>">', 'media='],
    ['<style>*{display:none}</style>', '<style>'],
    ['<script>1</script>', '<script>'],
    ['<template><script>1</script></template>', '<script>'],
    ['<iframe src="https://evil.example"></iframe>', 'src='],
    ['<iframe srcdoc="x"></iframe>', 'srcdoc'],
    ['<object data="x"></object>', '<object>'],
    ['<form action="https://evil.example"></form>', 'action='],
    ['<form action="/\\evil.example"></form>', 'action='],
    ['<button formaction="//evil.example"></button>', 'formaction='],
    ['<form name="cookie"></form>', 'name'],
    ['<input name="a" form="login">', 'form'],
    ['<a href="java\nscript:alert(1)">x</a>', 'href='],
    ['<a href="/" ping="/x">x</a>', 'ping'],
    ['<p onclick="1">', 'onclick'],
    ['<svg onload="1"></svg>', 'onload'],
    ['<svg><foreignobject><p>x</p></foreignobject></svg>', '<foreignobject>'],
    ['<svg><p></p></svg>', '<p>'],
    ['<math></math>', '<math>'],
    ['<input autofocus>', 'autofocus'],
    ['<div popover>', 'popover'],
    ['<p style="position:fixed;inset:0">', 'style='],
    ['<p style="p\\6fsition:fixed">', 'style='],
    ['<p style="position/**/:fixed">', 'style='],
    ['<p style="&#112;osition:fixed">', 'style='],
    ['<div class="mf-part" data-place="p-0">', 'class='],
    ['<div data-remote="mf-account">', 'data-remote'],
    ['<div id="visit">', 'id='],
    ['<div id="mf_account">', 'id='],
    ['<template shadowrootmode="open"></template>', 'shadowrootmode'],
    ['<select><p>x</p></select>', '<select>'],
  ] as const) {
    const found = refusalOfHtml(html) ?? 'accepted';
    assert.ok(found.includes(why), `${html}: ${found}`);
  }
});

test('another part is put where it is an element of its own, and nowhere else', () => {
  const place = '<mf-fragment of="mf-account/login-popin" props="{}"></mf-fragment>';
  for (const html of [
    place,
    `<ul><li>${place}</li></ul>`,
    `<table><tr><td>${place}</td></tr></table>`,
    `<p>${place}</p>`,
  ])
    assert.equal(refusalOfHtml(html), undefined, html);
  for (const html of [
    `<!--${place}-->`,
    `<p title='${place}'></p>`,
    `<textarea>${place}</textarea>`,
    `<form>${place}</form>`,
    `<a href="/">${place}</a>`,
    `<button>${place}</button>`,
    `<select><option>${place}</option></select>`,
    `<svg>${place}</svg>`,
    `<noscript>${place}</noscript>`,
    `<template>${place}</template>`,
  ])
    assert.ok(refusalOfHtml(html), html);
});

test('what React and editors write is accepted, mended by browsers as it is', () => {
  for (const html of [
    '',
    'Tom &amp; Jerry<!-- --> &lt;script&gt;',
    '<!--$--><link rel="preload" as="image" imagesrcset="/a,b 1w, /c 2w" imagesizes="(min-width: 4em) 50vw, 100vw"/><p>x</p><!--/$-->',
    '<form action="/fr/recherche" method="get"><input name="q" value="&lt;"/><button type="submit">x</button></form>',
    '<noscript><form action="/x"><input type="hidden" name="a"/></form></noscript>',
    '<select name="a"><optgroup label="x"><option value="1" selected="">x</option></optgroup></select>',
    '<svg viewBox="0 0 1 1"><defs><linearGradient id="_p_g"><stop offset="0"></stop></linearGradient></defs><path d="M0"></path></svg>',
    '<textarea name="body">&lt;/textarea&gt;</textarea>',
    '<table><tr><td>without a body</td></tr></table>',
    '<p>a list in a paragraph<ul><li>x</li></ul></p>',
    '<p><strong>a list<ul><li>x</li></ul></strong></p>',
    '<a href="mailto:a@b.example" target="_blank" rel="noopener">x</a><p style="--x:1;object-position:0 0">x</p>',
  ])
    assert.equal(refusalOfHtml(html), undefined, html);
});

test('HTML that was made to keep its reader busy is given up', () => {
  const attributes = Array.from({ length: 90_000 }, (_, index) => index.toString(36)).join(' ');
  const before = process.threadCpuUsage().user;
  assert.throws(() => refusalOfHtml(`<p ${attributes}`), /takes too long/);
  assert.ok(process.threadCpuUsage().user - before < 1_500_000);
});

test('a part is read as the JSON that it comes in, and a second time from memory', () => {
  const body = (part: unknown) => Buffer.from(JSON.stringify(part));
  const bad = body({ missing: false, html: '<base>', data: {} });
  assert.equal(refusalOf(bad), 'a part may not have the element <base>');
  assert.equal(refusalOf(Buffer.from(bad)), 'a part may not have the element <base>');
  assert.equal(refusalOf(body({ missing: true })), undefined);
  assert.equal(refusalOf(Buffer.from('{"html":"<p>","html":"<p></p>"}')), undefined);
  assert.ok(refusalOf(Buffer.from('{"html":')));
  assert.ok(refusalOf(body({ html: ['<p>'] })));
});
