import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** How far each gateway has come in having the shared cache forget; a row for each that runs. */
export const cachePurge = pgTable('cache_purge', {
  gateway: uuid().primaryKey(),
  registry: integer().notNull(),
  content: integer().notNull(),
  error: text(),
  at: timestamp({ withTimezone: true }).notNull(),
});
