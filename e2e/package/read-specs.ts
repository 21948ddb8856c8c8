import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const e2e = join(import.meta.dirname, '..');

/** The files with journeys that only read. */
export const readSpecs = (): string[] =>
  globSync('journeys/**/*.spec.ts', { cwd: e2e })
    .map((path) => join(e2e, path))
    .filter((path) => readFileSync(path, 'utf8').includes("'@read'"))
    .sort();
