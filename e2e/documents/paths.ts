import { dirname, join } from 'node:path/posix';
import { isFragmentName } from 'shared/fragments/contracts';
import { files, isHere } from './repository.ts';

const topLevel = new Set(files.map((path) => path.split('/')[0] ?? ''));

/** What is wrong with a word of code that names a file or a folder; undefined where it is there, or names none. */
export function problemOfPath(word: string): string | undefined {
  if (!/^\w[\w@.-]*(?:\/[\w@.-]+)*\/?$/.test(word) || word.endsWith('.generated.ts')) return undefined;
  const [first = '', ...rest] = word.split('/');
  if (rest.length && topLevel.has(first))
    return isHere(word) || isFragmentName(word.replace(/@\d+$/, '')) ? undefined : `there is no ${word}`;
  // A file that is named by its end only, as `load.ts` or `content-api/app.ts`.
  if (!/\.(?:tsx?|mjs|sql|css|graphql|yml)$/.test(word)) return undefined;
  return files.some((path) => path === word || path.endsWith(`/${word}`)) ? undefined : `there is no file ${word}`;
}

/** The same for the address of a link in a document. */
export function problemOfLink(document: string, address: string): string | undefined {
  if (/^(?:https?:|mailto:|#)/.test(address)) return undefined;
  const path = join(dirname(document), address.replace(/#.*$/, ''));
  return isHere(path) ? undefined : `there is no ${path}`;
}
