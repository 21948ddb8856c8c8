const articles = [
  [/^Les /, 'des '],
  [/^Le /, 'du '],
  // A mute h elides, a German or Dutch one does not: Hyères and Hénin, but Hambourg and Hasselt.
  [/^(?=[aeiouyàâäéèêëîïôöùûüœ]|h[éèy])/i, 'd’'],
] as const;

/** "of" with the name of a place, as French writes it: d’Ajaccio, du Mans, de Lyon. */
export function frenchOf(place: string): string {
  const [beginning, written] = articles.find(([pattern]) => pattern.test(place)) ?? [/^/, 'de '];
  return place.replace(beginning, written);
}
