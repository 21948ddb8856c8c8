import { pathToFileURL } from 'node:url';
import { SiteError } from 'shared/errors';
import type { Database } from '../database/index.ts';
import type { ExtraPage } from './sources/pages.ts';

/** What a module for an empty database exports. */
export interface Seed {
  /** Fills an empty database; one that has content is left alone. */
  seed(db: Database): Promise<void>;
  /** Pages that are shown in development only. */
  developmentPages: readonly ExtraPage[];
}

/** The module that the setting SEED_DEMO names. Throws SiteError `settings-wrong` where it is none. */
export async function loadSeed(path: string): Promise<Seed> {
  const seed: Partial<Seed> = await import(pathToFileURL(path).href).catch((cause: unknown) => {
    throw new SiteError('settings-wrong', `SEED_DEMO: ${path} cannot be loaded`, { cause });
  });
  if (!seed.seed) throw new SiteError('settings-wrong', `SEED_DEMO: ${path} exports no function seed`);
  return { seed: seed.seed, developmentPages: seed.developmentPages ?? [] };
}
