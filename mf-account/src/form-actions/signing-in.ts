import type { Acting } from 'shared/forms';
import { formAction } from 'shared/remote';
import { href } from 'shared/routes';
import { signInRules, signOutRules, signUpRules } from '../domain/form-rules.ts';
import { CreateAccountDocument } from '../forms/create-account.generated.ts';
import type ownTexts from '../locales/fr.json';
import { signOutEverywhere } from '../session/account.ts';
import { saveGuestProducts } from './lists.ts';

export const signIn = formAction({
  rules: signInRules,
  secrets: ['password'],
  async send(credentials, acting: Acting<typeof ownTexts>) {
    await acting.signIn(credentials);
    const done = await saveGuestProducts(acting);
    return { to: href('wishlist', acting.platform.language), done };
  },
});

export const signUp = formAction({
  rules: signUpRules,
  secrets: ['password'],
  async send(credentials, acting: Acting<typeof ownTexts>) {
    await acting.content.mutate(CreateAccountDocument, credentials);
    await acting.signIn(credentials);
    const done = await saveGuestProducts(acting);
    return { to: href('wishlist', acting.platform.language), done };
  },
});

export const signOut = formAction({
  rules: signOutRules,
  secrets: [],
  async send({ everywhere }, { content, signOut, platform: { language } }) {
    const to = href('logout', language);
    if (everywhere) return { to, done: await signOutEverywhere(content, signOut) };
    await signOut();
    return { to };
  },
});
