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
