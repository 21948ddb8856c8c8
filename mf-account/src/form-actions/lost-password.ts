import { formAction } from 'shared/remote';
import { hrefIn } from 'shared/routes';
import { lostPasswordRules } from '../domain/form-rules.ts';
import { LostPasswordDocument } from '../pages/lost-password/lost-password.generated.ts';

export default formAction({
  rules: lostPasswordRules,
  secrets: [],
  async send({ email }, { content, platform: { country, language } }) {
    const { isError, message } = (await content.mutate(LostPasswordDocument, { email })).lostPassword;
    if (isError) return { refused: message };
    return { to: hrefIn(country, 'reset-password', language, {}, { email }), done: message };
  },
});
