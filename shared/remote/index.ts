export * from './definition.ts';
export { formAction } from './form-action.ts';
export * from './server-part.ts';
