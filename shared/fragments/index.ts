export * from './contracts.ts';
export * from './fragment.tsx';
export * from './roles.ts';
