export * from './latest-answer.ts';
export * from './use-latest-answer.ts';
