import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoaderContext } from 'webpack';
import type { Texts } from '../remote/definition.ts';

/** A webpack loader for `locales/<language>.json`: the file, completed from its English and then its French neighbour. */
export default function completeTexts(this: LoaderContext<object>, source: string): string {
  const neighbour = (language: string): Texts => {
    const path = join(dirname(this.resourcePath), `${language}.json`);
    this.addDependency(path);
    return JSON.parse(readFileSync(path, 'utf8'));
  };
  return JSON.stringify(completed(JSON.parse(source), completed(neighbour('en'), neighbour('fr'))));
}

/** Every text of `texts`, completed from `fallback`. */
export function completed(texts: Texts, fallback: Texts): Texts {
  const result: Texts = { ...fallback };
  for (const [key, text] of Object.entries(texts)) {
    const other = fallback[key];
    result[key] = typeof text === 'object' && typeof other === 'object' ? completed(text, other) : text;
  }
  return result;
}
