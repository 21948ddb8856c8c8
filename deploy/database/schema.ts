/** Every table of the site. Tables live beside the code that uses them; this is where they come together. */
export * from '../content-api/tables.ts';
export * from '../registry/qa/tables.ts';
export * from '../registry/tables.ts';
