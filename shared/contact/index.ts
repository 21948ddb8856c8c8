export * from './fields.ts';
export * from './files.ts';
export * from './message.ts';
