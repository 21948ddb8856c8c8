import { footer, header } from './menus.ts';
import { mirrorFinder } from './records/mirror-finder.ts';
import { popularSearches } from './records/popular-searches.ts';
import { storeRows } from './records/stores.ts';
import { projectChoiceRows, projectRows } from './rows/projects.ts';
import * as rows from './rows.ts';

/** Every value inside a record, itself first. */
export function* everything(value: unknown): Generator<unknown> {
  yield value;
  if (value !== null && typeof value === 'object') for (const inner of Object.values(value)) yield* everything(inner);
}

/** Everything that the demonstration brand says or names, down to the single words, as it is stored. */
export const everyValue: unknown[] = [
  ...everything(
    [rows, projectChoiceRows, projectRows, storeRows, header, footer, popularSearches, mirrorFinder].map((part) => ({
      ...part,
    })),
  ),
];
