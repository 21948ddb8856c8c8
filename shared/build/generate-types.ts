import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as documentNodes from '@graphql-codegen/typed-document-node';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { buildASTSchema, parse } from 'graphql';
import { applications, repository } from './applications.ts';
import { operationFiles } from './operations.ts';

const schema = parse(readFileSync(join(repository, 'shared/schema/schema.graphql'), 'utf8'));
const schemaAst = buildASTSchema(schema);

/** Writes `<name>.generated.ts` beside every `<name>.graphql`: the types of its operations and their documents. */
export async function generateTypes(names: readonly string[] = applications): Promise<void> {
  for (const { path, document } of names.flatMap(operationFiles)) {
    const filename = path.replace(/\.graphql$/, '.generated.ts');
    const text = await codegen({
      filename,
      schema,
      schemaAst,
      documents: [{ location: path, document }],
      plugins: [{ types: {} }, { documents: {} }],
      pluginMap: { types: operationTypes, documents: documentNodes },
      config: { useTypeImports: true, enumsAsTypes: true, immutableTypes: true, nonOptionalTypename: true },
    });
    const unchanged = existsSync(filename) && readFileSync(filename, 'utf8') === text;
    if (!unchanged) writeFileSync(filename, text);
  }
}

if (import.meta.main) await generateTypes();
