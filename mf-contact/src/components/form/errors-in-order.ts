import type { FieldErrors } from 'react-hook-form';
import type { MessageField, MessageInput } from 'shared/contact';

/** The fields in the order of the page. */
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
export const errorsInOrder = (errors: FieldErrors<MessageInput>): MessageField[] =>
  fieldsInOrder.filter((field) => errors[field]);
