import type { MessageField } from './message.ts';

export * from './files.ts';
export * from './message.ts';

/** The fields that have to be filled in, as the rules ask for and the form says. */
export const requiredFields: readonly MessageField[] = [
  'civility',
  'firstName',
  'lastName',
  'email',
  'phone',
  'subject',
  'body',
];
