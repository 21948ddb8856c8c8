export * from './variants.ts';
