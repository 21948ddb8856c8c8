import { type BlockField, fieldsOfBlock, type RecordType } from 'shared/schema';
import type { Localised } from './content.ts';

/** A block, or a part of one, as it is stored: what it has is what the schema says (`shared/schema/block-fields.ts`). */
export const isStoredObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A text for visitors is stored by language. */
export const isStoredText = (value: unknown): value is Localised => isStoredObject(value);

/** What is stored at a path; undefined where nothing is. */
export const storedAt = (holder: unknown, at: readonly string[]): unknown =>
  at.reduce((inside: unknown, name) => (isStoredObject(inside) ? inside[name] : undefined), holder);

/** Every value of a field: those of its list, its only one, or none. */
export const storedValues = (holder: object, at: readonly string[]): unknown[] => [storedAt(holder, at) ?? []].flat();

/** A piece of content that a block names. */
interface NamedContent {
  record: RecordType;
  value: string;
  /** Where the block names it, as `products` or `image1.hotspots.0.product`. */
  field: string;
}

/** All content that a block names, as the schema says. */
export const namesIn = (block: { type?: unknown }): NamedContent[] =>
  fieldsOfBlock(String(block.type)).flatMap((field) => namesInField(block, field));

function namesInField(block: object, field: BlockField): NamedContent[] {
  if (field.isDerived) return [];
  const at = field.at.join('.');
  const values = storedValues(block, field.at);
  const record = field.kind === 'record' ? field.record : field.names;
  if (record) return values.map((value) => ({ record, value: String(value), field: at }));
  return field.kind === 'shape' && field.shape === 'HotspotImage'
    ? values.flatMap((picture) => productsOnPicture(picture, at))
    : [];
}

const productsOnPicture = (picture: unknown, at: string): NamedContent[] =>
  storedValues(isStoredObject(picture) ? picture : {}, ['hotspots']).flatMap((hotspot, index) =>
    isStoredObject(hotspot) && hotspot.product !== undefined
      ? [{ record: 'Product' as const, value: String(hotspot.product), field: `${at}.hotspots.${index}.product` }]
      : [],
  );

const element = /<mf-fragment([^>]*)>/g;
const attribute = (text: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(text)?.[1];

/**
 * The fragments that sanitised HTML shows, each once with its major, as `mf-catalogue/product-slider@1`; `content` is any
 * piece of content, whose texts are looked through wherever they are. An element that says no major means the first.
 */
export function fragmentsIn(content: unknown): string[] {
  const found = new Set<string>();
  for (const text of textsIn(content))
    for (const [, attributes = ''] of text.matchAll(element)) {
      const of = attribute(attributes, 'of');
      if (of) found.add(`${of}@${attribute(attributes, 'major') ?? '1'}`);
    }
  return [...found].sort();
}

function* textsIn(content: unknown): Generator<string> {
  if (typeof content === 'string') yield content;
  else if (typeof content === 'object' && content !== null)
    for (const part of Object.values(content)) yield* textsIn(part);
}
