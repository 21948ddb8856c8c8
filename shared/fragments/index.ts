export * from './contracts.ts';
export * from './fragment.tsx';
