import type { FieldErrors } from 'react-hook-form';
import type { MessageField } from 'shared/contact';
import type { Draft } from './draft.ts';

/** The fields as they stand on the page. */
export const fieldsInOrder: readonly MessageField[] = [
  'civility',
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'commandNumber',
  'resellerType',
  'reseller',
  'subject',
  'body',
];

/** The fields that have an error, in that order. */
export const inOrder = (errors: FieldErrors<Draft>): MessageField[] => fieldsInOrder.filter((field) => errors[field]);
