import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testLetterhead } from '../testing.ts';
import { htmlOf } from './letter-html.ts';
import { textOf } from './letter-text.ts';

const words = { greeting: '', regards: '', help: 'Help?', write: 'Write to us' };
const head = { ...(await testLetterhead({ language: 'en', country: 'nan' })), name: 'Rivelle' };
const lines = [
  'Hello,',
  'A sentence & more.',
  { name: 'Name', value: 'Zoë <b>\nRoad 1' },
  { name: 'Code', code: 'k7mp' },
  { label: 'Go', url: 'https://a.example/?a=1&b=2' },
  { label: 'Or go', url: 'https://a.example/other' },
];
const letter = { subject: 'A <subject>', lines };

test('a letter is the same words as plain text, with its links in full', () => {
  assert.equal(
    textOf(
      letter,
      { ...head, tagline: { text: 'Furniture' }, address: { text: 'Road 2' }, legal: { text: '©' } },
      words,
    ),
    [
      'Hello,',
      'A sentence & more.',
      'Name:\nZoë <b>\nRoad 1',
      'Code: k7mp',
      'Go:\nhttps://a.example/?a=1&b=2',
      'Or go:\nhttps://a.example/other',
      `-- \nRivelle, Furniture\n${head.home}`,
      `Help? Write to us:\n${head.help}`,
      'Road 2\n©\n',
    ].join('\n\n'),
  );
  const french = textOf({ ...letter, lines: [{ name: 'Nom', value: 'Zoë' }] }, { ...head, locale: 'fr-BE' }, words);
  assert.match(french, /^Nom\u00a0: Zoë\n\n-- \nRivelle\n/, 'French has a blank before a colon');
});

test('as HTML the first link is what the letter asks for, and the first sentence is read in lists', () => {
  const html = htmlOf(letter, head, words);
  assert.match(html, /<div style="display:none">A sentence &amp; more\.<\/div>/);
  assert.match(html, /<h1 [^>]*>A &lt;subject&gt;<\/h1>/);
  assert.match(html, /<span class="action"[^>]*><a href="https:\/\/a\.example\/\?a=1&amp;b=2"[^>]*>Go<\/a><\/span>/);
  assert.match(html, /<p [^>]*><a href="https:\/\/a\.example\/other"[^>]*>Or go<\/a><\/p>/);
  assert.match(html, /Name<\/span><br>Zoë &lt;b&gt;<br>Road 1<\/p>/);
  assert.match(html, /Code<\/span><br><span style="[^"]*monospace">k7mp<\/span>/);
  assert.doesNotMatch(html, /<img/);
  assert.doesNotMatch(html, /<span lang=/);
  const bare = htmlOf({ ...letter, lines: ['Hello,', { name: 'Code', code: 'k7mp' }] }, head, words);
  assert.match(bare, /<div style="display:none"><\/div>/);
});

test('pictures are shown where the brand has some, and texts of the brand say their language where it is another', () => {
  const logo = 'https://www.rivelle.example/icon.png';
  const picture = { url: 'https://www.rivelle.example/home.jpg', alt: 'At "home"' };
  const html = htmlOf(letter, { ...head, logo, picture, tagline: { text: 'Meubles', language: 'fr' } }, words);
  assert.match(html, /<img src="https:\/\/www\.rivelle\.example\/icon\.png" alt=""/);
  assert.match(html, /<img src="https:\/\/www\.rivelle\.example\/home\.jpg" alt="At &quot;home&quot;"/);
  assert.match(html, /<span lang="fr">Meubles<\/span>/);
});
