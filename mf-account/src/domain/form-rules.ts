import { emailPattern, longestEmail } from 'shared/email-address';
import * as z from 'zod/mini';

/** Why a field is not accepted; the sentence for it is the text `fields.errors.<reason>`. */
type FieldProblem =
  | 'email-missing'
  | 'email-wrong'
  | 'password-missing'
  | 'password-short'
  | 'password-long'
  | 'existing-missing'
  | 'confirm-missing'
  | 'temporary-missing'
  | 'code-missing'
  | 'confirm-password'
  | 'same-password';

/** The specification's shortest password, and the longest that the content system takes. */
const shortestPassword = 8;
const longestPassword = 200;

const because = (problem: FieldProblem): FieldProblem => problem;

/** It is trimmed and put in lower case before it is checked: `Anna@Example.org` is an address. */
const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, because('email-missing')),
    z.regex(emailPattern, because('email-wrong')),
    z.maxLength(longestEmail, because('email-wrong')),
  );

const given = (problem: FieldProblem) => z.string().check(z.minLength(1, because(problem)));

const newPassword = z
  .string()
  .check(
    z.minLength(1, because('password-missing')),
    z.minLength(shortestPassword, because('password-short')),
    z.maxLength(longestPassword, because('password-long')),
  );

export const signInRules = z.object({ email, password: given('password-missing') });
export const signUpRules = z.object({ email, password: newPassword });
export const lostPasswordRules = z.object({ email });
export const resetPasswordRules = z.object({ email, tempPassword: given('temporary-missing'), password: newPassword });
export const changeEmailRules = z.object({ email, password: given('existing-missing') });
export const confirmEmailRules = z.object({ code: given('code-missing') });
export const verifyEmailRules = z.object({ proof: z.string() });
export const signOutRules = z.object({ everywhere: z.optional(z.string()) });
export const deleteAccountRules = z.object({ password: given('existing-missing') });

/** The new password is written twice, and is another than the one before. */
export const changePasswordRules = z
  .object({ existingPassword: given('existing-missing'), newPassword, confirmPassword: given('confirm-missing') })
  .check(
    z.refine(({ newPassword: wanted, confirmPassword }) => wanted === confirmPassword, {
      path: ['confirmPassword'],
      error: because('confirm-password'),
      when: () => true,
    }),
    z.refine(({ existingPassword, newPassword: wanted }) => wanted !== existingPassword, {
      path: ['newPassword'],
      error: because('same-password'),
      when: () => true,
    }),
  );

/** A list takes any name, even an empty one. */
export const listRules = z.object({ title: z.string() });
const id = z.string().check(z.minLength(1), z.maxLength(255));
export const renameListRules = z.object({ list: id, title: z.string().check(z.maxLength(255)) });
export const deleteListRules = z.object({ list: id });
/** Without a `list` the visitor is asked for it; `new` is a list to be made. */
export const saveProductRules = z.object({ product: id, list: z.optional(id) });
/** Without a `list` the product is taken off what a guest has saved. */
export const removeProductRules = z.object({ list: z.optional(id), product: id });
