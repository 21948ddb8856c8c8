import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  // biome-ignore lint/suspicious/noDeprecatedImports: it is another form of it that is deprecated
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ContentCounts } from '../registry/contract.ts';
import { type ContentAction, dated } from '../registry/tables.ts';
import type { BlockContent } from './block-content.generated.ts';
import type {
  BrandContent,
  FooterContent,
  HeaderContent,
  LayoutContent,
  Localised,
  Picture,
  PopularSearchContent,
  PriceContent,
  ProductDocuments,
  ProductFinderContent,
  ProductMaterialContent,
  SeoContent,
  VasquesContent,
} from './content.ts';
import type { Report } from './import/contract.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Types and sub types of products. `value` is what filters and addresses carry, in every language. */
export const productType = pgTable('product_type', {
  value: text().primaryKey(),
  parent: text(),
  name: jsonb().$type<Localised>().notNull(),
  /** What all of them are called, where menus and filters name them. */
  plural: jsonb().$type<Localised>(),
  position: integer().notNull(),
});

/** One row: whose site it is. */
export const brand = pgTable('brand', {
  id: text().$type<'brand'>().primaryKey(),
  name: text().notNull(),
  tagline: jsonb().$type<BrandContent['tagline']>().notNull(),
  description: jsonb().$type<BrandContent['description']>().notNull(),
  hosts: jsonb().$type<BrandContent['hosts']>().notNull(),
  icon: text(),
  themeColor: text('theme_color'),
  backgroundColor: text('background_color'),
  mailFrom: text('mail_from'),
  contactMailTo: text('contact_mail_to'),
  securityContact: text('security_contact'),
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
  imageSlider: jsonb('image_slider').$type<Picture>(),
  iconDark: jsonb('icon_dark').$type<Picture>(),
  iconWhite: jsonb('icon_white').$type<Picture>(),
  isHiddenForProducts: boolean('is_hidden_for_products').notNull().default(false),
});

export const product = pgTable(
  'product',
  {
    /** The catalogue reference; other operations call it `id` and `extID`. */
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
    /** Products of one line are one piece of furniture in several sizes. */
    line: text(),
    /** Outer size in centimetres. */
    width: doublePrecision(),
    height: doublePrecision(),
    depth: doublePrecision(),
    /** French keys, as `bois` or `blanc`. */
    colorFamilies: text('color_families').array().notNull(),
    /** The `value` of every material, for filters. */
    materialValues: text('material_values').array().notNull(),
    materials: jsonb().$type<ProductMaterialContent[]>().notNull(),
    layout: jsonb().$type<LayoutContent>(),
    vasques: jsonb().$type<VasquesContent>(),
    documents: jsonb().$type<ProductDocuments>().notNull(),
    /** The ids of what its overlays show. */
    shades: text().array().notNull(),
    handles: text().array().notNull(),
    washbasins: text().array().notNull(),
    collectionId: text('collection_id').references(() => collection.id),
    /** Only catalogues that say what things cost have one; nothing is shown without. */
    price: jsonb().$type<PriceContent>(),
    heroDesktop: jsonb('hero_desktop').$type<Picture>().notNull(),
    heroMobile: jsonb('hero_mobile').$type<Picture>().notNull(),
    card: jsonb().$type<Picture>().notNull(),
    carrousel: jsonb().$type<Picture>(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** When search last took it in; a product that was changed since is one to synchronise. */
    synchronizedAt: timestamp('synchronized_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('product_slug').on(table.slug),
    index('product_position').on(table.position),
    index('product_type_position').on(table.productType, table.productSubType, table.position),
    index('product_collection_position').on(table.collectionId, table.position),
    index('product_line').on(table.line),
    index('product_material_values').using('gin', table.materialValues),
  ],
);

/** One row: how often products were changed, in this database and by whomever; triggers count. */
export const productEdition = pgTable('product_edition', { edition: bigint({ mode: 'number' }).notNull() });

/** The groups of the colour chart, of washbasins (`vasque`) or of furniture. */
export const shadeGroup = pgTable('shade_group', {
  id: text().primaryKey(),
  part: text().$type<'vasque' | 'furniture'>().notNull(),
  name: jsonb().$type<Localised>().notNull(),
  position: integer().notNull(),
});

export const shade = pgTable('shade', {
  id: text().primaryKey(),
  group: text('group_id')
    .notNull()
    .references(() => shadeGroup.id),
  position: integer().notNull(),
  name: jsonb().$type<Localised>().notNull(),
  image: jsonb().$type<Picture>().notNull(),
  /** A French key of the colour filter. */
  colorFamilyCode: text('color_family_code').notNull(),
  colorName: jsonb('color_name').$type<Localised>().notNull(),
  finishName: jsonb('finish_name').$type<Localised>().notNull(),
});

export const handleCategory = pgTable('handle_category', {
  id: text().primaryKey(),
  heading: jsonb().$type<Localised>().notNull(),
  position: integer().notNull(),
});

export const handle = pgTable('handle', {
  id: text().primaryKey(),
  category: text('category_id')
    .notNull()
    .references(() => handleCategory.id),
  position: integer().notNull(),
  heading: jsonb().$type<Localised>().notNull(),
  image: jsonb().$type<Picture>().notNull(),
});

export const washbasin = pgTable('washbasin', {
  id: text().primaryKey(),
  position: integer().notNull(),
  heading: jsonb().$type<Localised>().notNull(),
  description: jsonb().$type<Localised>().notNull(),
  image: jsonb().$type<Picture>().notNull(),
  /** A path of the content system. */
  link: text(),
});

export const inspiration = pgTable('inspiration', {
  /** Also the slug of its page. */
  id: text().primaryKey(),
  position: integer().notNull(),
  heading: jsonb().$type<Localised>().notNull(),
  text: jsonb().$type<Localised>().notNull(),
  image: jsonb().$type<Picture>().notNull(),
  imageSlider: jsonb('image_slider').$type<Picture>().notNull(),
  /** A CSS colour that goes with its picture. */
  color: text().notNull(),
  /** The fragments in its HTML, as a page's. */
  fragments: text().array().notNull().default([]),
});

export const articleCategory = pgTable('article_category', {
  value: text().primaryKey(),
  name: jsonb().$type<Localised>().notNull(),
  position: integer().notNull(),
});

export const article = pgTable(
  'article',
  {
    /** Also the slug of its page. */
    id: text().primaryKey(),
    heading: jsonb().$type<Localised>().notNull(),
    label: jsonb().$type<Localised>().notNull(),
    category: text()
      .notNull()
      .references(() => articleCategory.value),
    date: date().notNull(),
    author: text().notNull(),
    imageMea: jsonb('image_mea').$type<Picture>().notNull(),
    imagePreview: jsonb('image_preview').$type<Picture>().notNull(),
    imageMain: jsonb('image_main').$type<Picture>().notNull(),
  },
  (table) => [index('article_date').on(table.date)],
);

export const store = pgTable('store', {
  id: text().primaryKey(),
  name: text().notNull(),
  subName: text('sub_name'),
  /** The chain that it belongs to, and what it is: a showroom, a specialist… */
  group: text('store_group'),
  type: jsonb().$type<Localised>(),
  address: text().notNull(),
  zipCode: text('zip_code').notNull(),
  city: text().notNull(),
  /** ISO 3166-1, two capital letters. */
  countryCode: text('country_code').notNull(),
  mail: text(),
  phone: text(),
  website: text(),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
});

/** The surfaces and family situations that the project configurator offers. */
export const projectChoice = pgTable(
  'project_choice',
  {
    kind: text().$type<'surface' | 'familySituation'>().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    name: jsonb().$type<Localised>().notNull(),
    /** Surfaces have one. */
    image: jsonb().$type<Picture>(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/** What is recommended for a choice of surface, family situation and inspiration; its page is `/project/{id}`. */
export const project = pgTable('project', {
  id: text().primaryKey(),
  position: integer().notNull(),
  heading: jsonb().$type<Localised>().notNull(),
  surface: text().notNull(),
  familySituation: text('family_situation').notNull(),
  inspiration: text()
    .notNull()
    .references(() => inspiration.id),
  /** Products by their uid. */
  products: text().array().notNull(),
});

/** Everything that has a page, by its path in the content system, as `/product/line-120`. */
export const page = pgTable(
  'page',
  {
    path: text().primaryKey(),
    /** What its address ends with in each language, where that is not the end of its path. */
    slugs: jsonb().$type<Localised>(),
    seo: jsonb().$type<SeoContent>().notNull(),
    blocks: jsonb().$type<BlockContent[]>().notNull(),
    /** The fragments in its HTML, as `mf-catalogue/product-slider@1`: the remotes that give them may not drop them. */
    fragments: text().array().notNull().default([]),
  },
  () => [index('page_slug').using('gin', sql`jsonb_path_query_array(slugs, '$.*')`)],
);

/** Pieces of content of which there is one, by name: `header`, `footer`, `popular-searches`, `product-finder`. */
export const menu = pgTable('menu', {
  name: text().primaryKey(),
  content: jsonb().$type<HeaderContent | FooterContent | PopularSearchContent | ProductFinderContent>().notNull(),
});

/**
 * What visitors can find, once for each language: a product, collection, article or page, and its words as `vector`.
 * The migration makes a partition of it for each language.
 */
export const searchEntry = pgTable(
  'search_entry',
  {
    kind: text().$type<'product' | 'collection' | 'article' | 'page'>().notNull(),
    /** A product's uid, a collection's or article's id, a page's path. */
    ref: text().notNull(),
    language: text().notNull(),
    /** Its position among equally good finds. */
    position: integer().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    vector: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.ref, table.language] }),
    index('search_entry_vector').using('gin', table.vector),
    index('search_entry_position').on(table.language, table.kind, table.position),
  ],
);

/** Every word of the searchable texts, folded, and as it is written there; typing errors are put right with it. */
export const searchWord = pgTable(
  'search_word',
  {
    language: text().notNull(),
    word: text().notNull(),
    spelling: text().notNull(),
    /** Whether a name, a kind or a material has it, or people say it: typing errors are put right into such words only. */
    named: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.word] })],
);

/** Synonyms of the search that editors have added; `locales/` has those that every catalogue needs. */
export const searchMeaning = pgTable(
  'search_meaning',
  {
    /** As `fr lavabo`. */
    id: text().primaryKey(),
    language: text().notNull(),
    word: text().notNull(),
    /** Words that the catalogue has for it, any of which is looked for. */
    means: jsonb().$type<string[]>().notNull(),
  },
  (table) => [index('search_meaning_word').on(table.language, table.word)],
);

/** Content that has changed since search last took it in: a product, collection, article or page. */
export const searchPending = pgTable(
  'search_pending',
  { kind: text().$type<'product' | 'collection' | 'article' | 'page'>().notNull(), ref: text().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.ref] })],
);

/** The import that is under way, or that was broken off and can go on: one row at most. */
export const contentImport = pgTable('content_import', {
  /** What its files say, as a digest: the same files again go on where they were broken off. */
  id: text().primaryKey(),
  /** The content counter when it began. */
  contentVersion: integer('content_version').notNull(),
  /** Whether somebody is sending rows; after a crash it stays true until `changedAt` is long ago. */
  isActive: boolean('is_active').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  report: jsonb().$type<Report>().notNull(),
});

const stagedColumns = () => ({
  kind: text().notNull(),
  key: text().notNull(),
  fields: jsonb().notNull(),
  /** A page that was made for a row that has none; a page of the files takes its place. */
  isMade: boolean('is_made').notNull(),
  /** As in `contentChangeRow`; of a row that goes, `fields` holds the key alone. */
  before: jsonb(),
  after: uuid(),
});

/** The rows of that import that are new or differ, whole, with the names of their table's columns. */
export const stagedRow = pgTable('staged_row', stagedColumns(), (table) => [
  primaryKey({ columns: [table.kind, table.key] }),
]);

/** Rows of content that are dated, as they were staged; `before` is what they were checked against. */
export const datedRow = pgTable(
  'dated_row',
  {
    dated: integer()
      .notNull()
      .references(() => dated.number, { onDelete: 'cascade' }),
    ...stagedColumns(),
  },
  (table) => [primaryKey({ columns: [table.dated, table.kind, table.key] })],
);

/** Values that only one row of that import may have, as `products.uid`, and the line that has it. */
export const importClaim = pgTable(
  'import_claim',
  { field: text().notNull(), value: text().notNull(), file: text().notNull(), line: integer().notNull() },
  (table) => [primaryKey({ columns: [table.field, table.value] })],
);

/** What has changed content: imports, removals, and what put their changes back. Each has the next number, and stays listed. */
export const contentChange = pgTable('content_change', {
  number: integer().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** The holder of the token, and the person who used it, as they call themselves. */
  who: text().notNull(),
  person: text(),
  action: text().$type<ContentAction>().notNull(),
  why: text().notNull(),
  /** How many rows of each kind. */
  counts: jsonb().$type<ContentCounts>().notNull(),
  /** The change that put it back. */
  undoneBy: integer('undone_by'),
  /** Whether its rows are kept, so that it can be put back. */
  isKept: boolean('is_kept').notNull(),
});

/** The rows that a change has added, changed or removed. */
export const contentChangeRow = pgTable(
  'content_change_row',
  {
    change: integer()
      .notNull()
      .references(() => contentChange.number),
    kind: text().notNull(),
    key: text().notNull(),
    /** The row before, with the names of its table's columns; null: there was none. */
    before: jsonb(),
    /** The MD5 of the row after, by which it is seen whether somebody has changed it since; null: there is none. */
    after: uuid(),
  },
  (table) => [primaryKey({ columns: [table.change, table.kind, table.key] })],
);

/**
 * Changes that are looked at before they are live: their rows are in schemas of their own (`preview/schemas.ts`). Each has the
 * next number of a change, and stays listed.
 */
export const contentPreview = pgTable('content_preview', {
  number: integer().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  who: text().notNull(),
  person: text(),
  why: text().notNull(),
  counts: jsonb().$type<ContentCounts>().notNull(),
  /** The change that it has become. */
  publishedAs: integer('published_as'),
});

export const account = pgTable(
  'account',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    /** The numeric id that some operations carry. */
    uid: integer().generatedAlwaysAsIdentity().notNull().unique(),
    /** In lower case. */
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    /** When it turned out that its owner reads the mails of the address. */
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('account_email').on(table.email)],
);

/** A sign-in that has not ended: a token is good as long as the row of its session is there. */
export const accountSession = pgTable(
  'account_session',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** However often it is refreshed. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull().default(sql`now() + interval '30 days'`),
  },
  (table) => [index('account_session_account').on(table.accountId), index('account_session_ends').on(table.endsAt)],
);

/** The one temporary password of an account that lost its own. */
export const temporaryPassword = pgTable('temporary_password', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** The digests of the latest that were sent, this one first: whoever types an older one is told so. */
  sent: text().array().notNull().default(sql`'{}'`),
});

export const wishlist = pgTable(
  'wishlist',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** Counts the changes; an update names the one that it was made from. */
    revision: integer().notNull().default(1),
    /** Products by their uid, in the order of the list. */
    products: text().array().notNull().default(sql`'{}'`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('wishlist_account').on(table.accountId, table.createdAt)],
);

/** Links by which others read a list without an account; only the hash of the link's token is stored. */
export const wishlistShare = pgTable(
  'wishlist_share',
  {
    tokenHash: text('token_hash').primaryKey(),
    wishlistId: uuid('wishlist_id')
      .notNull()
      .references(() => wishlist.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('wishlist_share_wishlist').on(table.wishlistId)],
);

export const contactMessage = pgTable(
  'contact_message',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    /** Whose message it is, where a signed-in visitor wrote it. */
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    civility: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    company: text(),
    email: text().notNull(),
    phone: text().notNull(),
    commandNumber: text('command_number'),
    resellerType: text('reseller_type'),
    reseller: text(),
    subject: text().notNull(),
    body: text().notNull(),
    /** The captcha that was passed for it, or of a held message the hash of its text: one message for each. */
    captcha: text().unique(),
    /** The hash of the token that hands it on, while it is held; held messages go after a day. */
    heldBy: text('held_by').unique(),
    /** Whether its sender has asked for a copy. */
    copy: boolean().notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Empty until its mail has left. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    /** When a process last took it to mail it: no other one does so for a while. */
    mailTriedAt: timestamp('mail_tried_at', { withTimezone: true }),
  },
  (table) => [
    index('contact_message_account').on(table.accountId),
    index('contact_message_unsent').on(table.createdAt).where(sql`mailed_at is null`),
  ],
);

/** A file that a visitor sent ahead of a message; those that no message names go after a day. */
export const upload = pgTable(
  'upload',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    messageId: uuid('message_id').references(() => contactMessage.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The media type that its bytes show, as `image/png`. */
    type: text().notNull(),
    bytes: bytea().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('upload_message').on(table.messageId), index('upload_created').on(table.createdAt)],
);

/** What writes that must not be done twice were answered first, by what only their sender knows; kept for a day. */
export const firstAnswer = pgTable(
  'first_answer',
  {
    id: text().primaryKey(),
    /** The hash of an account, or of a network address. */
    owner: text().notNull(),
    /** Encrypted; empty while the write is being done. */
    answer: bytea(),
    begunAt: timestamp('begun_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('first_answer_owner').on(table.owner, table.begunAt),
    index('first_answer_begun').on(table.begunAt),
  ],
);

/**
 * What must stay gone when a backup is restored, until it is in a file outside the database. Triggers write it, whatever
 * the cause: deleted accounts, changed passwords, revoked tokens, links that lead nowhere any more.
 */
export const gone = pgTable('gone', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  kind: text({ enum: ['account', 'password', 'token', 'link'] }).notNull(),
  /** The sha256 of its id. */
  hash: text().notNull(),
});

/** The counters of rate limits, for all servers together; the key is a hash of what was tried, and by whom. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: timestamp({ withTimezone: true }),
  },
  (table) => [index('rate_limit_expire').on(table.expire)],
);

/** Towns, areas and postal codes, once for every name or code that they are found by. Filled by `places/fill-places.ts`. */
export const place = pgTable(
  'place',
  {
    /** The name folded, or the code in small letters. */
    key: text().notNull(),
    isCode: boolean('is_code').notNull(),
    /** Whether the key is not what it is shown as. */
    isOtherName: boolean('is_other_name').notNull(),
    /** Whether it is a part of a larger town. */
    isQuarter: boolean('is_quarter').notNull(),
    population: integer().notNull(),
    name: text().notNull(),
    zipCode: text('zip_code'),
    region: text(),
    countryCode: text('country_code').notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** Of an area: within so many km of its middle it lies. */
    radius: integer(),
  },
  (table) => [
    index('place_largest')
      .on(table.population.desc())
      .where(sql`population > 0 and not is_other_name and not is_quarter`),
  ],
);

/** The edition of the lists that `place` holds: one row. */
export const placeEdition = pgTable('place_edition', { edition: text().primaryKey() });
