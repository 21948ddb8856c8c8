import { join } from 'node:path';

/** Whether this is the package that other teams install (npm run e2e:pack), which is one folder. */
export const packaged = import.meta.filename.endsWith('.js');

/** How people call it. */
export const command = packaged ? 'npx site-e2e' : 'npm run e2e --';

/** Where its results go. */
export const reports = packaged
  ? join(process.cwd(), 'e2e-report')
  : join(import.meta.dirname, '../../.build/e2e-elsewhere');

/** A file of this folder's tests, by its place under `e2e/`; the package has all under their names. */
export const fileOf = (path: string): string =>
  packaged
    ? join(import.meta.dirname, path.replace(/^.*\//, '').replace(/\.ts$/, '.js'))
    : join(import.meta.dirname, '..', path);
