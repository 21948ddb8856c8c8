import type { ProductRecord } from '../product-record.ts';

/** What a mirror offers, in the codes of the finder's answers. */
export interface FinderMirror {
  uid: string;
  style: '1a' | '1b';
  dimension: '2a' | '2b' | '2c';
  options: readonly ('3a' | '3b' | '3c')[];
  /** How it is lit; a mirror that offers `3a` has at least one. */
  lighting: readonly ('4a' | '4b')[];
}

/** What the record of a mirror does not say: whether it has a heating film, and whether a wall light goes with it. */
export interface MirrorEquipment {
  antiFog?: true;
  wallLight?: true;
}

/** A mirror as the finder sees it. Throws where its width, in centimetres, lies in none of the three ranges. */
export function finderMirror(
  { uid, construction, size: [width], finishes }: ProductRecord,
  { antiFog, wallLight }: MirrorEquipment,
): FinderMirror {
  if (construction.kind !== 'mirror') throw new Error(`${uid} is not a mirror`);
  const { shape, lit, framed, doors } = construction;
  const colourful = (framed || doors !== undefined) && finishes.length > 1;
  return {
    uid,
    style: shape === 'rectangle' ? '1b' : '1a',
    dimension: dimensionOf(uid, width),
    options: [
      ...(lit || wallLight ? (['3a'] as const) : []),
      ...(antiFog ? (['3b'] as const) : []),
      ...(colourful ? (['3c'] as const) : []),
    ],
    lighting: [...(lit ? (['4a'] as const) : []), ...(wallLight ? (['4b'] as const) : [])],
  };
}

function dimensionOf(uid: string, width: number): FinderMirror['dimension'] {
  if (width >= 40 && width <= 60) return '2a';
  if (width >= 70 && width <= 120) return '2b';
  if (width >= 130 && width <= 180) return '2c';
  throw new Error(`No range of the mirror finder has the ${width} cm of ${uid}`);
}

/** Every combination of answers that a mirror fits: it may offer more than was asked for. */
export function combinationsOf({ style, dimension, options, lighting }: FinderMirror): string[] {
  return choicesFrom(options).flatMap((chosen) => {
    const code = [style, dimension, ...chosen].join('');
    return chosen.includes('3a') ? lighting.map((light) => code + light) : [code];
  });
}

/** The mirrors for each combination that has any, in the order of the combinations. */
export function mappingOf(mirrors: readonly FinderMirror[]): { combination: string; products: string[] }[] {
  const fitting = new Map<string, string[]>();
  for (const mirror of mirrors)
    for (const combination of combinationsOf(mirror))
      fitting.set(combination, [...(fitting.get(combination) ?? []), mirror.uid]);
  return [...fitting]
    .map(([combination, products]) => ({ combination, products }))
    .sort((one, other) => (one.combination < other.combination ? -1 : 1));
}

/** All ways to choose from options, none of them included; the order of the options stays (C38). */
function choicesFrom<Option>(options: readonly Option[]): Option[][] {
  const [first, ...rest] = options;
  if (first === undefined) return [[]];
  const without = choicesFrom(rest);
  return [...without, ...without.map((choice) => [first, ...choice])];
}
