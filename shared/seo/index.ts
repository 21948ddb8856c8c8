export * from './load-seo.ts';
export * from './seo-of.ts';
export * from './seo-record.ts';
export * from './structured-data.ts';
