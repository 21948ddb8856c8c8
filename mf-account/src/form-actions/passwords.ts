import { formAction } from 'shared/remote';
import { href, hrefIn } from 'shared/routes';
import { changePasswordRules, lostPasswordRules, resetPasswordRules } from '../domain/form-rules.ts';
import { LostPasswordDocument } from '../pages/lost-password/lost-password.generated.ts';
import { UpdatePasswordDocument } from '../pages/my-account/my-account.generated.ts';
import { ResetPasswordDocument } from '../pages/reset-password/reset-password.generated.ts';
import { WhoAmIDocument } from '../session/account.generated.ts';

export const lostPassword = formAction({
  rules: lostPasswordRules,
  secrets: [],
  async send({ email }, { content, platform: { country, language } }) {
    const { isError, message } = (await content.mutate(LostPasswordDocument, { email })).lostPassword;
    if (isError) return { refused: message };
    return { to: hrefIn(country, 'reset-password', language, {}, { email }), done: message };
  },
});

export const resetPassword = formAction({
  rules: resetPasswordRules,
  secrets: ['tempPassword', 'password'],
  async send(values, { content, platform: { country, language } }) {
    const { isError, message } = (await content.mutate(ResetPasswordDocument, values)).resetPassword;
    if (isError) return { refused: message };
    return { to: hrefIn(country, 'login', language, {}, { email: values.email }), done: message };
  },
});

export const changePassword = formAction({
  rules: changePasswordRules,
  secrets: ['existingPassword', 'newPassword', 'confirmPassword'],
  async send({ existingPassword, newPassword }, { content, platform: { language } }) {
    const { uid } = (await content.query(WhoAmIDocument, {})).accountExport;
    await content.mutate(UpdatePasswordDocument, { uid, existingPassword, newPassword });
    // The page has its own sentence for a success.
    return { to: href('my-account', language), done: '' };
  },
});
