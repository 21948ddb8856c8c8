import { formAction } from 'shared/remote';
import { href } from 'shared/routes';
import { signOutRules } from '../domain/form-rules.ts';
import { signOutEverywhere } from '../session/sign-out-everywhere.ts';

export default formAction({
  rules: signOutRules,
  secrets: [],
  async send({ everywhere }, { content, signOut, platform: { language } }) {
    if (everywhere) await signOutEverywhere(content, signOut);
    else await signOut();
    return { to: href('logout', language) };
  },
});
