import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname ?? __dirname;

/** The GraphQL contract with the content system: every `*.graphql` file of this folder as one text. For servers, builds and tests. */
export const schemaText: string = readdirSync(folder)
  .filter((name) => name.endsWith('.graphql'))
  .sort()
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');
