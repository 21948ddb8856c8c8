export * from './href.ts';
export * from './match.ts';
export * from './table.ts';
