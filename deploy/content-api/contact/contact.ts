import type { Language } from '../../../shared/i18n/index.ts';
import type { Answer } from '../accounts/answers.ts';
import { failure } from '../errors.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { ContactMessageSource, NamedMessage } from '../sources/contact-messages.ts';
import type { Visitor } from '../visitor.ts';
import { type ContactInput, checked, type FieldErrors } from './contact-message.ts';
import type { Outgoing } from './outgoing.ts';

export interface Contact {
  /**
   * Stores a message and has it mailed. Throws the failures 422, with what is wrong in `fields`; 403 without the proof of
   * a captcha that no other message has used; 429 where too many came. Nothing is stored then.
   */
  send(input: ContactInput, visitor: Visitor): Promise<Answer>;
  /** The messages that were sent while signed in, the oldest first. */
  messagesOf(accountId: string): Promise<NamedMessage[]>;
}

const thanks: Record<Language, string> = {
  fr: 'Votre message a été envoyé.',
  nl: 'Uw bericht is verzonden.',
  en: 'Your message has been sent!',
  de: 'Ihre Nachricht wurde gesendet.',
};

export interface ContactDependencies {
  messages: ContactMessageSource;
  outgoing: Outgoing;
  limits: RateLimits;
  /** The account that is signed in, or undefined: everybody may write. */
  accountOf(visitor: Visitor): Promise<{ id: string } | undefined>;
  /** The stored file that an id was given for. */
  fileNumberOf(id: string): string | undefined;
  /** Which captcha the visitor has passed. */
  captchaOf(visitor: Visitor): Promise<string | undefined>;
}

/** The contact messages over what they need. */
export function createContact({
  messages,
  outgoing,
  limits,
  accountOf,
  captchaOf,
  fileNumberOf,
}: ContactDependencies): Contact {
  return {
    async send(input, visitor) {
      const accountId = (await accountOf(visitor))?.id;
      await limits.count('contact', { address: visitor.address, account: accountId });
      const found = checked(input);
      if ('fields' in found) throw refusal(found.fields);
      const captcha = await captchaOf(visitor);
      if (!captcha) throw failure('403', 'the captcha has not been passed, or too long ago');
      const { files: ids, ...message } = found.message;
      const files = ids.flatMap((id) => fileNumberOf(id) ?? []);
      if (files.length < ids.length) throw refusal({ files: 'files-unknown' });
      const stored = await messages.add({ ...message, accountId, captcha, language: visitor.language }, files);
      if (stored === 'captcha-used') throw failure('403', 'the captcha was passed for another message');
      if (stored === 'files-unknown') throw refusal({ files: stored });
      outgoing.send(stored.id);
      return { isError: false, message: thanks[visitor.language] };
    },
    messagesOf: (accountId) => messages.ofAccount(accountId),
  };
}

const refusal = (fields: FieldErrors) =>
  failure('422', `these fields are not accepted: ${Object.keys(fields).join(', ')}`, { fields });
