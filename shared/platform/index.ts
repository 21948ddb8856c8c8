export * from './brand.ts';
export * from './capabilities.ts';
export * from './declared-platform.ts';
export * from './platform.ts';
export * from './save-and-search.ts';
export * from './use-platform.ts';
