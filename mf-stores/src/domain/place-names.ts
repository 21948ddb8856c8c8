/** A place by what it is called. */
interface Named {
  label: string;
}

/** How many other places are offered. */
const most = 3;

/**
 * The other places that a text may mean. Where the text is just the name of the place that was understood, these are only
 * other places of that name.
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

const articles = [
  [/^Les /, 'des '],
  [/^Le /, 'du '],
  [/^(?=Île )/, 'de l’'],
  [/^(?=Côte )/, 'de la '],
  // A mute h elides, a German or Dutch one does not: Hyères and Hénin, but Hambourg and Hasselt.
  [/^(?=[aeiouyàâäéèêëîïôöùûüœ]|h[éèy])/i, 'd’'],
] as const;

/** "of" with the name of a place, as French writes it: d’Ajaccio, du Mans, de Lyon. */
export function frenchOf(place: string): string {
  const [beginning, written] = articles.find(([pattern]) => pattern.test(place)) ?? [/^/, 'de '];
  return place.replace(beginning, written);
}
