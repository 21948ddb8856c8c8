export * from './email-address.ts';
export * from './patterns.ts';
