import { ContentError } from 'shared/errors';
import { formAction } from 'shared/remote';
import { href } from 'shared/routes';
import { signOutRules } from '../domain/form-rules.ts';
import { EndSessionDocument } from '../pages/my-account/end-session.generated.ts';

export default formAction({
  rules: signOutRules,
  secrets: [],
  async send({ everywhere }, { content, signOut, platform: { language } }) {
    if (everywhere) {
      const { isError, message } = (await content.mutate(EndSessionDocument, {})).endSession;
      if (isError) throw new ContentError(message, ['500']);
    }
    await signOut();
    return { to: href('logout', language) };
  },
});
