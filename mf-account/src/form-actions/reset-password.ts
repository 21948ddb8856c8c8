import { formAction } from 'shared/remote';
import { hrefIn } from 'shared/routes';
import { resetPasswordRules } from '../domain/form-rules.ts';
import { ResetPasswordDocument } from '../pages/reset-password/reset-password.generated.ts';

export default formAction({
  rules: resetPasswordRules,
  secrets: ['tempPassword', 'password'],
  async send(values, { content, platform: { country, language } }) {
    const { isError, message } = (await content.mutate(ResetPasswordDocument, values)).resetPassword;
    if (isError) return { refused: message };
    return { to: hrefIn(country, 'login', language, {}, { email: values.email }), done: message };
  },
});
