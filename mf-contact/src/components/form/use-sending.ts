import { sendOnce } from 'shared/browser';
import type { WrittenMessage } from 'shared/contact';
import { isRefusedWith, isUnanswered, minutesToWait } from 'shared/errors';
import { usePlatform } from 'shared/platform';
import type { Attachments } from '../attachments/use-attachments.ts';
import type { Captcha } from '../captcha/use-captcha.ts';
import { CaptchaError } from '../captcha/use-captcha.ts';
import { SendToContactDocument } from './send-to-contact.generated.ts';

/** What came of sending: a sentence of the content system, or what stood in the way. */
export type Sent = { thanks: string } | { problem: SendingProblem; minutes?: number } | { refusal: string };
type SendingProblem = 'files' | 'captcha' | 'too-often' | 'unanswered' | 'general';

/** Sends a message: its files have to be there, and the captcha passed, before the content system sees it. */
export function useSending(captcha: Captcha, attachments: Attachments): (message: WrittenMessage) => Promise<Sent> {
  const { content } = usePlatform();

  return async (message) => {
    const files = await attachments.arrived();
    if (!files) return { problem: 'files' };
    try {
      await captcha.pass();
      const send = (key: string) => content.mutate(SendToContactDocument, { contact: { ...message, files } }, { key });
      const { sendToContact } = await sendOnce('contact', send);
      captcha.spent();
      return sendToContact.isError ? { refusal: sendToContact.message } : { thanks: sendToContact.message };
    } catch (error) {
      if (error instanceof CaptchaError) {
        // A captcha that the visitor has not answered yet is not worth a warning.
        if (error.problem !== 'missing') console.warn(error.message, error.cause ?? '');
        return { problem: 'captcha' };
      }
      if (isRefusedWith(error, '403')) {
        captcha.spent({ problem: 'expired' });
        return { problem: 'captcha' };
      }
      const minutes = minutesToWait(error);
      if (minutes) return { problem: 'too-often', minutes };
      // The form has checked everything else: another message has the files, or the server has them no longer.
      if (isRefusedWith(error, '422') && files.length) {
        attachments.expire();
        return { problem: 'files' };
      }
      console.error('The message could not be sent', error);
      return { problem: isUnanswered(error) ? 'unanswered' : 'general' };
    }
  };
}
