import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes a file, and leaves one alone that says the same already: watchers look at its time. */
export function writeIfChanged(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}
