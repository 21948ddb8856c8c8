import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` in this folder writes the next migration from the tables, which live beside the code that uses them. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./registry/tables.ts', './content-api/tables.ts'],
  out: './database/migrations',
});
