/** A place by what it is called. */
interface Named {
  label: string;
}

/** How many other places are offered. */
const most = 3;

/**
 * What else somebody may have meant by a text: nothing where they wrote just what was understood, but for other places of
 * that very name.
 */
export function alternativesTo<Place extends Named>(
  understood: Named,
  text: string,
  others: readonly Place[],
): Place[] {
  const isSame = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;
  const isAsWritten = isSame(text.trim(), understood.label);
  return others.filter(({ label }) => !isAsWritten || isSame(label, understood.label)).slice(0, most);
}
