import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inWords, wordsOf } from './html-to-words.ts';

test('of HTML the words stay, with a blank where a paragraph, a row or a point of a list ends', () => {
  const said = {
    'Roadster 3 <em>Carbon</em>': 'Roadster 3 Carbon',
    'Carb<b>on</b>': 'Carbon',
    '<p>Für <b>Hobby</b> &amp; Profi.</p><ul><li>rostfrei</li><li>scharf</li></ul>':
      'Für Hobby & Profi. rostfrei scharf',
    'un<br>deux<!-- trois -->': 'un deux',
    '<table><tr><td>Gewicht</td><td>7 kg</td></tr></table>': 'Gewicht 7 kg',
    'a<script>alert(1)</script>b<style>p{}</style>c<iframe>x</iframe>d': 'a b c d',
    'a<script>alert(1)': 'a',
    'a <a href="x" title="1 > 0">b</a': 'a b',
    '&lt;p&gt;Un &amp;eacute;crou&lt;/p&gt;': 'Un écrou',
    '12&nbsp;cm &#8211; &#x20ac;': '12\u00a0cm – €',
    '<p>Frame &nbsp; one\n</p>': 'Frame one',
    'a<!doctype html>b<i>c</i>': 'abc',
    'a<noscript><p>x</p></noscript>b': 'a b',
  };
  for (const [html, words] of Object.entries(said)) {
    assert.equal(wordsOf(html), words);
    assert.equal(wordsOf(words), words);
  }
});

test('a text without a tag stays as it is, to the last blank', () => {
  const texts = [
    'a < b',
    'a <b and c',
    '5 <6> 7',
    '<3',
    'R&D',
    'AT&T; & co',
    '?a=1&copy=2',
    ' deux  blancs\nlignes ',
    '',
  ];
  for (const text of texts) assert.equal(wordsOf(text), text);
});

test('no HTML takes long, however deep or broken', () => {
  const large = 300_000;
  const began = process.cpuUsage();
  for (const html of ['<b>', '<p>', '<', '&amp;', '<a b="', '<script>', '<!--', '&lt;', 'amp;', '<table><td>'])
    wordsOf(`<i>&${html.repeat(large)}`);
  assert.ok(process.cpuUsage(began).user < 30_000_000);
});

test('every text of a record becomes words, but for the fields that are HTML', () => {
  const html = '<b>a</b>';
  assert.deepEqual(
    inWords({ heading: { fr: html }, tags: [html, 1], text: { fr: html }, width: 3, none: null }, ['text']),
    {
      heading: { fr: 'a' },
      tags: ['a', 1],
      text: { fr: html },
      width: 3,
      none: null,
    },
  );
  assert.deepEqual(inWords({ inside: { text: html } }, ['text']), { inside: { text: 'a' } });
});
