import { sql } from 'drizzle-orm';
import { type MigrationConfig, readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * Ends the previews of content where a migration is due: their views hold the tables as they were, so that no column of these
 * could be changed or taken away.
 */
export async function dropPreviewsBeforeMigration(db: PgDatabase<PgQueryResultHKT>, config: MigrationConfig) {
  const newest = readMigrationFiles(config).at(-1)?.folderMillis ?? 0;
  await db.execute(
    sql.raw(`do $$ declare preview text; begin
      if to_regclass('drizzle.__drizzle_migrations') is null then return; end if;
      if (select max(created_at) from drizzle.__drizzle_migrations) >= ${newest} then return; end if;
      for preview in select nspname from pg_namespace where nspname ~ '^preview_' loop
        execute format('drop schema %I cascade', preview);
      end loop;
    end $$`),
  );
}
