export * from './apollo-content.ts';
