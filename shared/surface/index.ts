export * from './compatibility.ts';
export * from './contract-names.ts';
export * from './surface.ts';
