import { formAction } from 'shared/remote';
import { href } from 'shared/routes';
import { deleteAccountRules } from '../domain/form-rules.ts';
import { DeleteAccountDocument } from '../pages/my-account/delete-account.generated.ts';

export default formAction({
  rules: deleteAccountRules,
  secrets: ['password'],
  async send({ password }, { content, signOut, platform: { language } }) {
    const { isError, message } = (await content.mutate(DeleteAccountDocument, { password })).deleteAccount;
    if (isError) return { refused: message };
    await signOut();
    return { to: href('logout', language), done: message };
  },
});
