import { customType, foreignKey, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { release } from '../tables.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Pictures of a release's samples, which its own team took and this server made again. */
export const releasePicture = pgTable(
  'release_picture',
  {
    name: text().notNull(),
    version: text().notNull(),
    position: smallint().notNull(),
    sample: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    content: bytea().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    who: text().notNull(),
    by: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.version, table.position] }),
    foreignKey({ columns: [table.name, table.version], foreignColumns: [release.name, release.version] }),
  ],
);
