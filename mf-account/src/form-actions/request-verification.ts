import { formAction } from 'shared/remote';
import { href } from 'shared/routes';
import * as z from 'zod/mini';
import { RequestVerificationDocument } from '../pages/my-account/verification.generated.ts';

export default formAction({
  rules: z.object({}),
  secrets: [],
  async send(_, { content, platform: { language } }) {
    const { isError, message } = (await content.mutate(RequestVerificationDocument, {})).requestEmailVerification;
    return isError ? { refused: message } : { to: href('my-account', language), done: message };
  },
});
