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
   * Stores a message and has it mailed. Throws the failures 422, with what is wrong in `fields`, and nothing is stored;
   * 429 where too many came.
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

/** `accountOf` answers the account that is signed in, or undefined: everybody may write. */
export function createContact(
  messages: ContactMessageSource,
  outgoing: Outgoing,
  limits: RateLimits,
  accountOf: (visitor: Visitor) => Promise<{ id: string } | undefined>,
): Contact {
  return {
    async send(input, visitor) {
      const accountId = (await accountOf(visitor))?.id;
      await limits.count('contact', { address: visitor.address, account: accountId });
      const found = checked(input);
      if ('fields' in found) throw refusal(found.fields);
      const { files, ...message } = found.message;
      const id = await messages.add({ ...message, accountId, language: visitor.language }, files);
      if (!id) throw refusal({ files: 'files-unknown' });
      outgoing.send(id);
      return { isError: false, message: thanks[visitor.language] };
    },
    messagesOf: (accountId) => messages.ofAccount(accountId),
  };
}

const refusal = (fields: FieldErrors) =>
  failure('422', `these fields are not accepted: ${Object.keys(fields).join(', ')}`, { fields });
