/**
 * `npx drizzle-kit generate` in this folder writes the next migration from the tables, which live beside the code that uses
 * them. It is not installed with the site, which does without it: CONTRIBUTING.md has the command.
 */
export default {
  dialect: 'postgresql',
  schema: ['./registry/tables.ts', './content-api/tables.ts'],
  out: './database/migrations',
};
