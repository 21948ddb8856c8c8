/** The key in localStorage: recent searches stay on the device. */
const key = 'recent-searches';

/** A browser may refuse to store, as in private windows: then there are no recent searches. */
function onDevice<Answer>(work: (storage: Storage) => Answer, otherwise: Answer): Answer {
  try {
    return work(localStorage);
  } catch (cause) {
    console.info('This device keeps no recent searches', cause);
    return otherwise;
  }
}

export const recentSearches = (): string[] => onDevice((storage) => searchesIn(storage.getItem(key)), []);

export const rememberSearch = (text: string): void =>
  onDevice((storage) => storage.setItem(key, JSON.stringify(withSearch(recentSearches(), text))), undefined);

export const forgetSearches = (): void => onDevice((storage) => storage.removeItem(key), undefined);

/** How many searches are stored. */
const most = 5;

/** The recent searches with a new one in front; a search that was there already moves to the front. */
export function withSearch(recent: readonly string[], text: string): string[] {
  const isOther = (one: string) => one.toLowerCase() !== text.toLowerCase();
  return [text, ...recent.filter(isOther)].slice(0, most);
}

/** The searches in a stored text; none where it is not valid. */
export function searchesIn(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}
