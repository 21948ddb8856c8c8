export * from './chrome.ts';
export * from './href.ts';
export * from './in-language.ts';
export * from './match.ts';
export * from './moved.ts';
export * from './search-engines.ts';
export * from './table.ts';
export * from './visitors.ts';
