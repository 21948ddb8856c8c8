import { fileIds, messageRules } from 'shared/contact';
import * as z from 'zod/mini';

/** Why a field is not accepted, by the field's name: the codes of `FieldError` in `shared/contact`. */
export type FieldErrors = Record<string, string>;

/** As the schema has it; `object` is the older name of `subject` (C20). */
export type UncheckedContact = Partial<Record<keyof z.input<typeof messageRules> | 'object' | 'files', unknown>>;

const rules = z.extend(messageRules, { files: fileIds });

/** A message that may be stored. */
export type CheckedMessage = Omit<z.infer<typeof rules>, 'homepage' | 'copy'>;

/** The message, trimmed, or what is wrong with each field that is not accepted. */
export function checked(input: UncheckedContact): { message: CheckedMessage; copy: boolean } | { fields: FieldErrors } {
  const result = rules.safeParse({ ...input, subject: input.subject || input.object });
  if (!result.success)
    return {
      fields: Object.fromEntries(result.error.issues.map(({ path, message }) => [String(path[0]), message]).reverse()),
    };
  const { homepage: _, copy, ...message } = result.data;
  return { message, copy: copy === true };
}
