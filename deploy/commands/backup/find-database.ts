import type { Settings } from '../../settings/settings.ts';
import type { BackedUp } from './backed-up.ts';
import { embeddedDatabase } from './embedded.ts';
import { postgresDatabase } from './postgres.ts';

/** The database that the settings name, as `backup` and `restore` work with it. */
export const findDatabase = (settings: Settings): BackedUp =>
  settings.databaseUrl === undefined ? embeddedDatabase(settings) : postgresDatabase(settings.databaseUrl);
