export * from './until-online.ts';
