export * from './addresses.ts';
export * from './head.ts';
