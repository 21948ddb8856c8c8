/** All that the demonstration brand says and has. */
export { default as brandRecords } from './content/brand.json' with { type: 'json' };
export { footer, header } from './menus.ts';
export { mirrorFinder } from './records/mirror-finder.ts';
export { popularSearches } from './records/popular-searches.ts';
export { storeRows } from './records/stores.ts';
export * from './rows.ts';
