import { isRecord, type UncheckedRecord } from './record.ts';

const sizes = { card: [688, 916], wide: [1920, 800], tall: [768, 960] } as const;
const url = '/pictures/placeholder.svg';

/**
 * The picture of a record where it has none, or the rest of one of which only some is given, as its address; it is
 * described by the record's heading.
 */
export function pictureOr(value: unknown, heading: unknown, shape: keyof typeof sizes): unknown {
  if (value !== undefined && !isRecord(value)) return value;
  const [width, height] = sizes[shape];
  return { url, alt: heading, width, height, ...value };
}

/** The same for a picture that a record need not have: only the rest of one that is there. */
export const optionalPicture = (record: UncheckedRecord, field: string, heading: unknown): UncheckedRecord =>
  record[field] === undefined ? {} : { [field]: pictureOr(record[field], heading, 'card') };
