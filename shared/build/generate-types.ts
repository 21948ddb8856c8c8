import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as documentNodes from '@graphql-codegen/typed-document-node';
import * as schemaTypes from '@graphql-codegen/typescript';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import * as resolverTypes from '@graphql-codegen/typescript-resolvers';
import { buildASTSchema, Kind, parse } from 'graphql';
import { blockTypes, innerTypes, schemaText } from '../schema/index.ts';
import { collectContracts, collectPages } from './collect-declared.ts';
import { blockContentTypes, generateBlockViews, storedType } from './generate-blocks.ts';
import { applications, isAlone, repository, shared, writeIfChanged } from './index.ts';
import { documentHash, operationFiles } from './operations.ts';

const schema = parse(schemaText);
const schemaAst = buildASTSchema(schema);

/** Scalars are strings on the wire, and so they are for whoever asks. */
const scalars = Object.fromEntries(
  schema.definitions.flatMap((node) =>
    node.kind === Kind.SCALAR_TYPE_DEFINITION ? [[node.name.value, 'string']] : [],
  ),
);

/** Writes `<name>.generated.ts` beside every `<name>.graphql`: the types of its operations and their documents; and what draws blocks. */
export async function generateTypes(names: readonly string[] = applications): Promise<void> {
  for (const name of names) for (const { filename, text } of generateBlockViews(name)) writeIfChanged(filename, text);
  for (const { path, document } of names.flatMap(operationFiles)) {
    // The kit brings those of its own.
    if (isAlone && path.startsWith(shared)) continue;
    const filename = path.replace(/\.graphql$/, '.generated.ts');
    const generated = await codegen({
      filename,
      schema,
      schemaAst,
      documents: [{ location: path, document }],
      plugins: [{ types: {} }, { documents: {} }],
      pluginMap: { types: operationTypes, documents: documentNodes },
      config: { useTypeImports: true, enumsAsTypes: true, immutableTypes: true, nonOptionalTypename: true, scalars },
    });
    // Each document carries its hash, which is all that a browser sends of it.
    const text = generated.replaceAll(
      ' = {"kind":"Document",',
      ` = {"__meta__":{"hash":"${documentHash(document)}"},"kind":"Document",`,
    );
    writeIfChanged(filename, text);
  }
}

const contentApi = join(repository, 'deploy/content-api');
const resolvers = join(contentApi, 'resolvers');

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
      scalars,
      mappers: { ...blockMappers, ...JSON.parse(readFileSync(join(resolvers, 'mappers.json'), 'utf8')) },
    },
  });
  writeIfChanged(filename, text);
  writeIfChanged(join(contentApi, 'block-content.generated.ts'), blockContentTypes());
}

const blockMappers = Object.fromEntries(
  [...blockTypes, ...innerTypes()].map((type) => [type, `../block-content.generated.ts#${storedType(type)}`]),
);

if (import.meta.main) {
  await collectContracts();
  await generateTypes();
  if (!isAlone) await generateResolverTypes();
  await collectPages();
}
