import * as content from './content.ts';

/** Every value inside a record, itself first. */
export function* everything(value: unknown): Generator<unknown> {
  yield value;
  if (value !== null && typeof value === 'object') for (const inner of Object.values(value)) yield* everything(inner);
}

/** Everything that the demonstration brand says or names, down to the single words, as it is stored. */
export const everyValue: unknown[] = [...everything({ ...content })];
