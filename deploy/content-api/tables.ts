import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BlockContent, FooterContent, HeaderContent, Localised, Picture, SeoContent } from './content.ts';

/** Types and sub types of products. `value` is what filters and addresses carry, in every language. */
export const productType = pgTable('product_type', {
  value: text().primaryKey(),
  parent: text(),
  name: jsonb().$type<Localised>().notNull(),
  position: integer().notNull(),
});

export const material = pgTable('material', {
  value: text().primaryKey(),
  name: jsonb().$type<Localised>().notNull(),
  position: integer().notNull(),
});

export const collection = pgTable('collection', {
  /** Also the slug of its page, and its `value` in filters. */
  id: text().primaryKey(),
  position: integer().notNull(),
  heading: jsonb().$type<Localised>().notNull(),
  description: jsonb().$type<Localised>().notNull(),
  tailored: boolean().notNull(),
  colorScheme: text('color_scheme').notNull(),
  heroImage: jsonb('hero_image').$type<Picture>().notNull(),
  heroImageMobile: jsonb('hero_image_mobile').$type<Picture>().notNull(),
  image: jsonb().$type<Picture>().notNull(),
});

export const product = pgTable(
  'product',
  {
    /** The catalogue reference. */
    uid: text().primaryKey(),
    slug: text().notNull(),
    position: integer().notNull(),
    heading: jsonb().$type<Localised>().notNull(),
    description: jsonb().$type<Localised>().notNull(),
    descriptionDigital: jsonb('description_digital').$type<Localised>(),
    colorScheme: text('color_scheme').notNull(),
    productType: text('product_type')
      .notNull()
      .references(() => productType.value),
    productSubType: text('product_sub_type').references(() => productType.value),
    /** Outer size in centimetres. */
    width: integer(),
    height: integer(),
    depth: integer(),
    /** French keys, as `bois` or `blanc` (R232). */
    colorFamilies: text('color_families').array().notNull(),
    collectionId: text('collection_id').references(() => collection.id),
    heroDesktop: jsonb('hero_desktop').$type<Picture>().notNull(),
    heroMobile: jsonb('hero_mobile').$type<Picture>().notNull(),
    card: jsonb().$type<Picture>().notNull(),
  },
  (table) => [
    uniqueIndex('product_slug').on(table.slug),
    index('product_position').on(table.position),
    index('product_type_position').on(table.productType, table.productSubType, table.position),
    index('product_collection_position').on(table.collectionId, table.position),
    index('product_width').on(table.width),
    index('product_color_families').using('gin', table.colorFamilies),
  ],
);

export const productMaterial = pgTable(
  'product_material',
  {
    uid: text()
      .notNull()
      .references(() => product.uid, { onDelete: 'cascade' }),
    material: text()
      .notNull()
      .references(() => material.value),
    colorCount: integer('color_count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.material] }),
    index('product_material_material').on(table.material),
  ],
);

/** Everything that has a page, by its path in the content system, as `/product/line-120`. */
export const page = pgTable('page', {
  path: text().primaryKey(),
  seo: jsonb().$type<SeoContent>().notNull(),
  blocks: jsonb().$type<BlockContent[]>().notNull(),
});

export const menu = pgTable('menu', {
  name: text().primaryKey(),
  content: jsonb().$type<HeaderContent | FooterContent>().notNull(),
});

export const account = pgTable(
  'account',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    /** The numeric id that some operations carry (R275). */
    uid: integer().generatedAlwaysAsIdentity().notNull().unique(),
    /** In lower case. */
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('account_email').on(table.email)],
);
