export * from './definition.ts';
export * from './server-part.ts';
