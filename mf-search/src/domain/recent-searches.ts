/** How many searches are kept. */
const most = 5;

/** The searches of this device with a new one, the latest first; one that was made before moves to the front. */
export function withSearch(recent: readonly string[], text: string): string[] {
  const isOther = (one: string) => one.toLowerCase() !== text.toLowerCase();
  return [text, ...recent.filter(isOther)].slice(0, most);
}

/** The searches that a stored text holds; none where it is not what we wrote. */
export function searchesIn(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}
