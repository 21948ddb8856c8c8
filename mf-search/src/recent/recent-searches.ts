import { searchesIn, withSearch } from '../domain/recent-searches.ts';

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
