/** Searches stay on the device: no server gets this list. */
const key = 'recent-searches';

/** A browser may keep nothing, as in private windows: then there are none. */
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
