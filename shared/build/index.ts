import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { libraryModules, libraryReleaseName } from '../release/libraries.ts';
import { repository } from './places.ts';

export * from './places.ts';

/** The libraries that are released on their own, each in the version that is installed here. */
export const sharedReleases = Object.keys(libraryModules).map((library) => {
  const { version }: { version: string } = createRequire(import.meta.url)(`${library}/package.json`);
  return { library, version, name: libraryReleaseName(library, version) };
});

export type Mode = 'production' | 'development';

/** The folder of an application's build: it holds exactly one release. */
export const buildFolder = (mode: Mode, name: string): string => join(repository, '.build', mode, name);

/** When a build that watches did what, as `Date.now()` says. */
export interface BuildTimes {
  /** When the file was written that it follows; undefined for the first build. */
  savedAt?: number;
  compiledAt: number;
  /** When its manifest was written. */
  builtAt: number;
}

/** Writes a file, and leaves one alone that says the same already: watchers look at its time. */
export function writeIfChanged(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}
