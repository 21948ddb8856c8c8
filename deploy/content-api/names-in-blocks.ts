import { type BlockField, fieldsOfBlock, type RecordType } from 'shared/schema/block-fields';
import { isStoredObject, storedValues } from './stored-value.ts';

/** A piece of content that a block names. */
export interface NamedContent {
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
