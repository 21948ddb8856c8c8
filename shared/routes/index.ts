export * from './href.ts';
export * from './in-language.ts';
export * from './match.ts';
export * from './table.ts';
