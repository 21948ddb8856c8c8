import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as documentNodes from '@graphql-codegen/typed-document-node';
import * as schemaTypes from '@graphql-codegen/typescript';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import * as resolverTypes from '@graphql-codegen/typescript-resolvers';
import { buildASTSchema, parse } from 'graphql';
import { schemaText } from '../schema/index.ts';
import { applications, repository } from './applications.ts';
import { collectRoutes } from './collect-routes.ts';
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

const resolvers = join(repository, 'deploy/content-api/resolvers');

/**
 * Writes `resolver-types.generated.ts` beside the resolvers of the content API: what each gets and has to answer.
 * `mappers.json` names, for each type of the schema, the type of the stored row that its resolvers get.
 */
export async function generateResolverTypes(): Promise<void> {
  const filename = join(resolvers, 'resolver-types.generated.ts');
  const text = await codegen({
    filename,
    schema,
    schemaAst,
    documents: [],
    plugins: [{ types: {} }, { resolvers: {} }],
    pluginMap: { types: schemaTypes, resolvers: resolverTypes },
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      maybeValue: 'T | null | undefined',
      contextType: '../context.ts#Context',
      mappers: JSON.parse(readFileSync(join(resolvers, 'mappers.json'), 'utf8')),
    },
  });
  if (!existsSync(filename) || readFileSync(filename, 'utf8') !== text) writeFileSync(filename, text);
}

if (import.meta.main) {
  await generateTypes();
  await generateResolverTypes();
  await collectRoutes();
}
