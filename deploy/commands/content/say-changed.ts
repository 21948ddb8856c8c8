import { type ContentChanged, countsInWords } from '../../registry/contract.ts';
import type { OpenRegistry } from '../open-registry.ts';
import { siteState } from '../say.ts';

/** Prints what a change of content has done that is no import. */
export function sayChanged(
  registry: OpenRegistry,
  { number, counts, left, notes }: ContentChanged,
  what: string,
): void {
  for (const note of notes) console.log(note);
  for (const { kind, key } of left)
    console.log(`${kind} ${key}: somebody has changed it since; it is left alone (--force puts it back)`);
  console.log(`${what}. ${countsInWords(counts)}. This is change ${number}, live now${siteState(registry)}.`);
}
