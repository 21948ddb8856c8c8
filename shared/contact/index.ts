export * from './files.ts';
export * from './message.ts';
