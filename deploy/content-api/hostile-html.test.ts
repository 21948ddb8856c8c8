import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeHTMLAttribute } from 'entities';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { fragmentContracts, isFragmentName } from 'shared/fragments/contracts';
import { schemaText } from 'shared/schema';
import type { BlockContent } from './block-content.generated.ts';
import hostile from './hostile-html.json' with { type: 'json' };
import { sanitisedBlock, sanitisedText } from './sanitise.ts';

/** What an editor's HTML could hold to run a script: each calls `ran()` or opens a dialog where it gets through. */
const hostileHtml = Object.values(hostile).flat();

const textTags = 'h2|h3|h4|p|br|strong|em|ul|ol|li|blockquote|a|mf-fragment';
const richTags = `${textTags}|table|caption|thead|tbody|tr|th|td|figure|figcaption|img`;
const textAttributes = ['href', 'target', 'rel', 'of', 'props'];
const richAttributes = [...textAttributes, 'src', 'alt', 'width', 'height', 'scope', 'colspan', 'rowspan'];

/** The fields that the schema says are HTML: a new one is tested as soon as it is described. */
const htmlFields = Object.values(buildSchema(schemaText).getTypeMap()).flatMap((type) =>
  isObjectType(type)
    ? Object.values(type.getFields())
        .filter((field) => /^Safe(?:Rich)?Html$/.test(getNamedType(field.type).name))
        .map((field) => ({ type: type.name, field: field.name }))
    : [],
);

/** A field of content as it is kept, after it was written with this text. */
function written(type: string, field: string, html: string): string {
  const text = { fr: html, nl: html };
  if (type === 'Inspiration') return sanitisedText(text).fr ?? '';
  const isItem = type === 'AccordionItem';
  const fields = isItem
    ? { type: 'Accordion', items: [{ heading: { fr: 'a' }, [field]: text }] }
    : { type, [field]: text };
  const block: BlockContent = JSON.parse(JSON.stringify(fields));
  const kept = JSON.parse(JSON.stringify(sanitisedBlock(block)));
  const result = isItem ? kept.items[0][field] : kept[field];
  assert.equal(result.nl ?? '', result.fr);
  return result.fr;
}

/**
 * Whether a text can mean one thing only, to any parser: every `<` begins one of these tags, none of which changes how
 * what follows is read, and every attribute is in quotes.
 */
function check(kept: string, { tags, attributes }: { tags: string; attributes: string[] }, given: string): void {
  const plain = new RegExp(`^(?:[^<]|</?(?:${tags})(?: [a-z-]+="[^"<>]*")*(?: /)?>)*$`);
  assert.match(kept, plain, given);
  for (const [tag] of kept.matchAll(/<[^>]+>/g))
    for (const [, name = '', value = ''] of tag.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
      assert.ok(attributes.includes(name), `${name} of ${given}`);
      if (name === 'of') assert.ok(isFragmentName(value) && fragmentContracts[value].content, `${value} of ${given}`);
      if (name !== 'href' && name !== 'src') continue;
      const protocol = URL.parse(decodeHTMLAttribute(value), 'https://site.example')?.protocol ?? '';
      assert.ok(['https:', 'mailto:', 'tel:'].includes(protocol), `${value} of ${given}`);
    }
}

test('the schema names the fields that hold HTML', () => {
  assert.ok(htmlFields.length >= 13);
  assert.ok(htmlFields.some(({ type, field }) => type === 'Html' && field === 'code'));
});

for (const { type, field } of htmlFields)
  test(`nothing that could run is left in ${type}.${field}`, () => {
    const isRich = type === 'Html';
    const allowed = { tags: isRich ? richTags : textTags, attributes: isRich ? richAttributes : textAttributes };
    for (const html of hostileHtml) {
      const kept = written(type, field, html);
      check(kept, allowed, html);
      assert.equal(written(type, field, kept), kept, `it stays what it is when it is written again: ${html}`);
    }
    check(written(type, field, hostileHtml.join('')), allowed, 'all of it together');
  });

test('the check finds what was not sanitised', () => {
  const allowed = { tags: richTags, attributes: richAttributes };
  const unseen = hostileHtml.filter((html) => {
    try {
      check(html, allowed, html);
      return true;
    } catch {
      return false;
    }
  });
  // Some are hostile only in what they are read into.
  assert.ok(unseen.length < 10, unseen.join('\n'));
});
