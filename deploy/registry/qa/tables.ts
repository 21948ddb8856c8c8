import { json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The versions of every composition that a gateway ever chose for a visitor, so that its id opens it again. */
export const composition = pgTable('composition', {
  id: text().primaryKey(),
  versions: json().$type<Record<string, string>>().notNull(),
  firstSeen: timestamp('first_seen', { withTimezone: true }).notNull().defaultNow(),
});
