import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a picture beside this file, by its name without the ending. */
export function write(name: string, svg: string): void {
  const file = join(import.meta.dirname, `${name}.svg`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${svg}\n`);
}
