import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from 'shared/i18n';
import { z } from 'zod';
import type { Localised } from '../content-api/content.ts';
import { pages as pageKind } from '../content-api/import/kinds/editorial.ts';
import { sanitisedBlock } from '../content-api/sanitise.ts';
import { everything, everyValue, recordsOf } from './content.ts';

const pages = recordsOf(pageKind);

const localised = z.strictObject({
  fr: z.string(),
  nl: z.string().optional(),
  en: z.string().optional(),
  de: z.string().optional(),
});

const textsIn = (values: Iterable<unknown>): Localised[] =>
  [...values].flatMap((value) => {
    const result = localised.safeParse(value);
    return result.success ? [result.data] : [];
  });

const texts = textsIn(everyValue());
const everyWording = texts.flatMap((text) => languages.flatMap((language) => text[language] ?? []));

/** What a reader sees of HTML: tags inside a line vanish, those between lines part words. */
const seen = (html: string): string =>
  html
    .replaceAll(/<\/?(?:a|em|strong)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&');

/** Long texts that are the same in two languages, because they are names. */
const names = new Set(['Rivelle, 12 quai des Ébénistes, 44000 Nantes, France']);

test('every text is there in all four languages, and none is empty', () => {
  assert.ok(texts.length > 2000);
  for (const text of texts)
    for (const language of languages) assert.ok(text[language]?.trim(), `${language} of “${text.fr}”`);
});

test('every page has a title and a description for search engines', () => {
  for (const { path, seo } of pages) assert.ok(seo.title && seo.description, path);
});

test('no longer text is the same in two languages: somebody wrote it in each', () => {
  for (const text of texts) {
    const long = languages.flatMap((language) => text[language] ?? []).filter((wording) => wording.length > 40);
    const own = long.filter((wording) => !names.has(wording));
    assert.equal(new Set(own).size, own.length, text.fr ?? '');
  }
});

test('nothing is filler', () => {
  for (const wording of everyWording)
    assert.doesNotMatch(wording, /lorem|ipsum|coming soon|bientôt disponible|\bTODO\b|\bTBD\b|undefined|\[object/i);
});

test('French has no-break spaces before : ; ? ! and inside « »', () => {
  const lacking = texts.filter(({ fr }) => {
    const text = seen(fr ?? '').replaceAll(/https?:/g, '');
    return /[^\u00A0\u202F?!][;?!»]|[^\u00A0\u202F\d]:|«[^\u00A0\u202F]/.test(text);
  });
  assert.deepEqual([...new Set(lacking.map(({ fr }) => fr))], []);
});

test('a number and its unit stay on one line', () => {
  const parted = /\d (?:cm|mm|m²|km|kg|€|%|kelvins?|Kelvin|Uhr|uur|[ap]\.m\.)(?!\p{L})/u;
  assert.deepEqual(
    everyWording.filter((wording) => parted.test(wording)),
    [],
  );
});

test('Dutch addresses are in words that the Netherlands use; those that only Belgium uses lead there', () => {
  const flemish = /engagement|vermelding|voormiddag|meubelen|schrijnwerk|solden|onthaal|tewerkstelling/;
  const slugs = pages.flatMap(({ slugs }) => (slugs ? [slugs] : []));
  assert.ok(slugs.length > 100);
  assert.deepEqual(
    slugs.filter(({ nl }) => flemish.test(nl ?? '')).map(({ nl }) => nl),
    [],
  );
});

test('Dutch does not part ’s from the time of day behind it', () => {
  assert.deepEqual(
    texts.filter(({ nl }) => /’s (?:ochtends|middags|avonds|nachts|zomers|winters)/.test(nl ?? '')).map(({ nl }) => nl),
    [],
  );
});

test('the other languages have no space before : ; ? !', () => {
  const wrong = texts.flatMap(({ nl, en, de }) =>
    [nl, en, de].filter((wording) => wording && /[\s\u00A0][:;?!](?:\s|$)/.test(seen(wording))),
  );
  assert.deepEqual(wrong, []);
});

test('apostrophes and quotation marks are typographic', () => {
  assert.deepEqual(
    everyWording.filter((wording) => /['"`]/.test(seen(wording))),
    [],
  );
});

test('German quotes as German does, and writes no French quotation marks into Dutch or English', () => {
  for (const { nl = '', en = '', de = '' } of texts) {
    assert.doesNotMatch(`${nl}${en}${de}`, /[«»]/);
    assert.doesNotMatch(de, /”/);
  }
});

test('HTML has its few tags only, each closed', () => {
  const ordinary = pages.flatMap(({ blocks }) => blocks.filter(({ type }) => type !== 'Html'));
  const allowed = new Set([
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'strong',
    'em',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'mf-fragment',
  ]);
  for (const text of textsIn(everything(ordinary)))
    for (const wording of Object.values(text)) {
      const open: string[] = [];
      for (const [, slash, tag = ''] of wording.matchAll(/<(\/?)([a-z][a-z0-9-]*)[^>]*>/g)) {
        assert.ok(allowed.has(tag), `<${tag}> in ${wording}`);
        if (slash) assert.equal(open.pop(), tag, wording);
        else if (tag !== 'br') open.push(tag);
      }
      assert.deepEqual(open, [], wording);
    }
});

test('the content system takes nothing away from any block when it sanitises it', () => {
  for (const { path, blocks } of pages)
    for (const block of blocks) assert.deepEqual(sanitisedBlock(block), block, path);
});
