export * from './claims.ts';
export * from './declared.ts';
export * from './href.ts';
export * from './match.ts';
export * from './names.ts';
export * from './paging.ts';
export * from './redirects.ts';
export * from './table.ts';
