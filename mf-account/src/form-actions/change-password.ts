import { formAction } from 'shared/remote';
import { href } from 'shared/routes';
import { changePasswordRules } from '../domain/form-rules.ts';
import { UpdatePasswordDocument } from '../pages/my-account/update-password.generated.ts';
import { WhoAmIDocument } from '../session/who-am-i.generated.ts';

export default formAction({
  rules: changePasswordRules,
  secrets: ['existingPassword', 'newPassword', 'confirmPassword'],
  async send({ existingPassword, newPassword }, { content, platform: { language } }) {
    const { uid } = (await content.query(WhoAmIDocument, {})).accountExport;
    await content.mutate(UpdatePasswordDocument, { uid, existingPassword, newPassword });
    // The page has a sentence of its own for it.
    return { to: href('my-account', language), done: '' };
  },
});
