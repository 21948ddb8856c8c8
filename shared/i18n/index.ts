export * from './countries.ts';
export * from './hosts.ts';
export * from './locales.ts';
