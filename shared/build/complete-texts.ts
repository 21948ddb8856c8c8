import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoaderContext } from 'webpack';
import type { Texts } from '../remote/definition.ts';
import { completed } from './completed-texts.ts';

/** A webpack loader for `locales/<language>.json`: the file, completed from its English and then its French neighbour. */
export default function completeTexts(this: LoaderContext<object>, source: string): string {
  const neighbour = (language: string): Texts => {
    const path = join(dirname(this.resourcePath), `${language}.json`);
    this.addDependency(path);
    return JSON.parse(readFileSync(path, 'utf8'));
  };
  return JSON.stringify(completed(JSON.parse(source), completed(neighbour('en'), neighbour('fr'))));
}
