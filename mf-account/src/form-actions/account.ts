import { formAction } from 'shared/remote';
import { href } from 'shared/routes';
import * as z from 'zod/mini';
import { deleteAccountRules, verifyEmailRules } from '../domain/form-rules.ts';
import { DeleteAccountDocument, RequestVerificationDocument } from '../pages/my-account/my-account.generated.ts';
import { VerifyEmailDocument } from '../pages/verify-email/verify-email.generated.ts';

export const verifyEmail = formAction({
  rules: verifyEmailRules,
  secrets: [],
  async send({ proof }, { content, platform: { language } }) {
    const { isError, message } = (await content.mutate(VerifyEmailDocument, { proof })).verifyEmail;
    if (isError) return { refused: message };
    return { to: href('verify-email', language, { slug: proof }), done: message };
  },
});

export const requestVerification = formAction({
  rules: z.object({}),
  secrets: [],
  async send(_, { content, platform: { language } }) {
    const { isError, message } = (await content.mutate(RequestVerificationDocument, {})).requestEmailVerification;
    return isError ? { refused: message } : { to: href('my-account', language), done: message };
  },
});

export const deleteAccount = formAction({
  rules: deleteAccountRules,
  secrets: ['password'],
  async send({ password }, { content, signOut, platform: { language } }) {
    const { isError, message } = (await content.mutate(DeleteAccountDocument, { password })).deleteAccount;
    if (isError) return { refused: message };
    await signOut();
    return { to: href('logout', language), done: message };
  },
});
