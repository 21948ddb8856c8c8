import { formAction } from 'shared/remote';
import { href } from 'shared/routes';
import { verifyEmailRules } from '../domain/form-rules.ts';
import { VerifyEmailDocument } from '../pages/verify-email/verify-email.generated.ts';

export default formAction({
  rules: verifyEmailRules,
  secrets: [],
  async send({ proof }, { content, platform: { language } }) {
    const { isError, message } = (await content.mutate(VerifyEmailDocument, { proof })).verifyEmail;
    if (isError) return { refused: message };
    return { to: href('verify-email', language, { slug: proof }), done: message };
  },
});
