import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as documentNodes from '@graphql-codegen/typed-document-node';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { buildASTSchema, parse } from 'graphql';
import { schemaText } from '../schema/index.ts';
import { applications } from './applications.ts';
import { documentHash, operationFiles } from './operations.ts';

const schema = parse(schemaText);
const schemaAst = buildASTSchema(schema);

/** Writes `<name>.generated.ts` beside every `<name>.graphql`: the types of its operations and their documents. */
export async function generateTypes(names: readonly string[] = applications): Promise<void> {
  for (const { path, document } of names.flatMap(operationFiles)) {
    const filename = path.replace(/\.graphql$/, '.generated.ts');
    const generated = await codegen({
      filename,
      schema,
      schemaAst,
      documents: [{ location: path, document }],
      plugins: [{ types: {} }, { documents: {} }],
      pluginMap: { types: operationTypes, documents: documentNodes },
      config: { useTypeImports: true, enumsAsTypes: true, immutableTypes: true, nonOptionalTypename: true },
    });
    // Each document carries its hash, which is all that a browser sends of it.
    const text = generated.replaceAll(
      ' = {"kind":"Document",',
      ` = {"__meta__":{"hash":"${documentHash(document)}"},"kind":"Document",`,
    );
    const unchanged = existsSync(filename) && readFileSync(filename, 'utf8') === text;
    if (!unchanged) writeFileSync(filename, text);
  }
}

if (import.meta.main) await generateTypes();
