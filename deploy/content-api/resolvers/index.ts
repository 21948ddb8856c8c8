/** The resolvers of every type of the schema, under the type's name. */
export * from './blocks.ts';
export * from './collection.ts';
export * from './image.ts';
export * from './link.ts';
export * from './menus.ts';
export * from './mutation.ts';
export * from './product.ts';
export * from './product-page.ts';
export * from './query.ts';
export * from './seo.ts';
