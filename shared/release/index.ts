export * from './composition.ts';
export * from './manifest.ts';
