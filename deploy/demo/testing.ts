import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillEmpty } from '../content-api/import/fill-empty.ts';
import { openTestDatabase, type TestDatabase } from '../database/testing.ts';
import { contentFolder } from './content.ts';

const repository = join(import.meta.dirname, '../..');

/** A database for tests with the demonstration brand in it: imported once, until a file of it or the code that imports it changes. */
export const openDemonstration = (server?: string): Promise<TestDatabase> =>
  openTestDatabase(server, { name: `demonstration_${digest()}`, fill: (db) => fillEmpty(db, contentFolder) });

function digest(): string {
  const written = createHash('sha256');
  const sources = ['deploy/demo/content/**/*.json', 'deploy/{content-api,commands/content}/**/*.ts', 'shared/schema/*'];
  for (const file of globSync(sources, { cwd: repository }).sort())
    written.update(file).update(readFileSync(join(repository, file)));
  return written.digest('hex').slice(0, 16);
}
