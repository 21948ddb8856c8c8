import { LRUCache } from 'lru-cache';
import type { SitePage } from './site-pages.ts';

const mostLetters = 32 * 1024 * 1024;

/**
 * Keeps sitemaps for as long as the pages are the same ones: one of some thousand pages takes a processor for a quarter of a
 * second, and strangers may ask for it as often as they like. What it answers makes a text where none is kept under `key`.
 */
export function keepSitemaps() {
  const kept = new LRUCache<string, { pages: readonly SitePage[]; text: string }>({
    maxSize: mostLetters,
    sizeCalculation: ({ text }) => text.length + 1,
  });

  return (key: string, pages: readonly SitePage[], make: () => string): string => {
    const found = kept.get(key);
    if (found?.pages === pages) return found.text;
    const text = make();
    kept.set(key, { pages, text });
    return text;
  };
}
