import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a drawing beside this file, by its name without the ending, unless there is a rendered picture of that name. */
export function write(name: string, svg: string): void {
  if (existsSync(join(import.meta.dirname, `${name}.jpg`))) return;
  const file = join(import.meta.dirname, `${name}.svg`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${svg}\n`);
}
