import { parse, print, visit } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { schemaText } from 'shared/schema';
import type { Context } from './context.ts';
import type { Exchange } from './exchange.ts';
import { adminMutations, adminQueries } from './resolvers/admin-operations.ts';
import { blockResolvers } from './resolvers/blocks.ts';
import * as resolvers from './resolvers/index.ts';
import type { Resolvers } from './resolvers/resolver-types.generated.ts';
import { withTextLanguages } from './text-languages.ts';

const isAdmin = (field: { name: { value: string } }): boolean => field.name.value.startsWith('admin');

/** The contract without its administration, for everybody but the service role: they cannot even see it (C33). */
const openText = print(
  visit(parse(schemaText), {
    FieldDefinition: (field) => (isAdmin(field) ? null : undefined),
    ObjectTypeExtension: { leave: (type) => (type.fields?.length ? undefined : null) },
  }),
);

export const openSchema = withTextLanguages(
  createSchema<Exchange & Context>({ typeDefs: openText, resolvers: [blockResolvers, resolvers] }),
);

export const serviceSchema = withTextLanguages(
  createSchema<Exchange & Context>({
    typeDefs: schemaText,
    resolvers: [
      blockResolvers,
      {
        ...resolvers,
        Query: { ...resolvers.Query, ...adminQueries },
        Mutation: { ...resolvers.Mutation, ...adminMutations },
      } satisfies Resolvers,
    ],
  }),
);
