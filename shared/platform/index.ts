export * from './add-to-list.ts';
export * from './consent.ts';
export * from './open-search.ts';
export * from './platform.ts';
export * from './surroundings.ts';
export * from './use-platform.ts';
export * from './version.ts';
