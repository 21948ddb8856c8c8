export * from './compatibility.ts';
export * from './surface.ts';
