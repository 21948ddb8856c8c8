import { parse, print, visit } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { schemaText } from 'shared/schema';
import type { Context } from './context.ts';
import { withPicturesElsewhere } from './pictures-elsewhere.ts';
import { account } from './resolvers/account.ts';
import { blockResolvers } from './resolvers/blocks.ts';
import { editorial } from './resolvers/editorial.ts';
import { menus } from './resolvers/menus.ts';
import { overlays } from './resolvers/overlays.ts';
import { pages } from './resolvers/pages.ts';
import { places } from './resolvers/places.ts';
import { admin, products } from './resolvers/products.ts';
import { search } from './resolvers/search.ts';
import { SafeHtml, SafeRichHtml, withTextFields } from './resolvers/text-fields.ts';
import { wishlists } from './resolvers/wishlists.ts';
import type { Exchange } from './visitor.ts';

const resolvers = [
  { SafeHtml, SafeRichHtml },
  blockResolvers,
  pages,
  menus,
  products,
  overlays,
  editorial,
  places,
  search,
  account,
  wishlists,
];

const isAdmin = (field: { name: { value: string } }): boolean => field.name.value.startsWith('admin');

/** The contract without its administration, for everybody but the service role: they cannot even see it. */
const openText = print(
  visit(parse(schemaText), {
    FieldDefinition: (field) => (isAdmin(field) ? null : undefined),
    ObjectTypeExtension: { leave: (type) => (type.fields?.length ? undefined : null) },
  }),
);

/** The contract and its resolvers, for visitors. */
export const openSchema = withPicturesElsewhere(
  withTextFields(createSchema<Exchange & Context>({ typeDefs: openText, resolvers })),
);

/** The same with the administration, for the service role. */
export const serviceSchema = withPicturesElsewhere(
  withTextFields(createSchema<Exchange & Context>({ typeDefs: schemaText, resolvers: [...resolvers, admin] })),
);
