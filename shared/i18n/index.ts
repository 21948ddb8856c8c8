export * from './countries.ts';
export * from './locales.ts';
