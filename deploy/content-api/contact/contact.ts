import { fileIds, messageRules } from 'shared/contact';
import * as z from 'zod/mini';
import { hashOf, newLinkToken } from '../../tokens/link-token.ts';
import type { Background } from '../background.ts';
import { failure } from '../errors.ts';
import { type Receipt, referenceOf } from '../mail/contact-mails.ts';
import type { Mails } from '../mail/mails.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { ContactMessageSource, NamedMessage } from '../sources/contact-messages.ts';
import { type Answer, done, failed, texts } from '../texts.ts';
import type { Visitor } from '../visitor.ts';
import { heldMs, type Outgoing } from './outgoing.ts';

export interface Contact {
  /**
   * Stores a message and has it mailed. Throws the failures 422, with what is wrong in `fields`; 403 without the proof of
   * a captcha that no other message has used; 429 where too many came. Nothing is stored then.
   */
  send(input: UncheckedContact, visitor: Visitor): Promise<Answer>;
  /**
   * Holds a message without a captcha, as from a browser without scripts, and mails its sender a link that hands it on. Throws the
   * failures 422 and 429, and whatever keeps the mail from leaving.
   */
  hold(input: UncheckedContact, visitor: Visitor): Promise<Answer>;
  /** Hands a held message on by the token in that link, once. One that is wrong or too old is an answer with `isError`. */
  sendHeld(token: string, visitor: Visitor): Promise<Answer>;
  /** The messages that were sent while signed in, the oldest first. */
  messagesOf(accountId: string): Promise<NamedMessage[]>;
}

interface ContactDependencies {
  messages: ContactMessageSource;
  outgoing: Outgoing;
  limits: RateLimits;
  background: Background;
  mails: Pick<Mails, 'messageToConfirm' | 'receipt'>;
  /** The account that is signed in, or undefined: everybody may write. */
  accountOf(visitor: Visitor): Promise<{ id: string } | undefined>;
  /** The stored file that an id was given for. */
  fileNumberOf(id: string): string | undefined;
  /** Which captcha the visitor has passed. */
  captchaOf(visitor: Visitor): Promise<string | undefined>;
}

/** The operations of the contact form, from their dependencies. */
export function createContact(options: ContactDependencies): Contact {
  const { messages, outgoing, limits, background, mails, accountOf, captchaOf, fileNumberOf } = options;

  async function accepted(input: UncheckedContact, visitor: Visitor) {
    const accountId = (await accountOf(visitor))?.id;
    await limits.count('contact', { address: visitor.address, account: accountId });
    const found = checked(input);
    if ('fields' in found) throw refusal(found.fields);
    const { files, ...message } = found.message;
    return { message: { ...message, accountId, language: visitor.language }, files };
  }

  function handOn(message: Omit<Receipt, 'reference'>, id: string, visitor: Visitor): Answer {
    const { address, language } = visitor;
    outgoing.send(id);
    const reference = referenceOf(id);
    background.run('a receipt could not be mailed', async () => {
      await limits.count('receipt', { address, account: message.email });
      background.mail('a receipt could not be mailed', () => mails.receipt({ ...message, reference }, visitor));
    });
    return { isError: false, message: texts[language].done.messageSent.replace('{reference}', reference) };
  }

  return {
    async send(input, visitor) {
      const { message, files: ids } = await accepted(input, visitor);
      const captcha = await captchaOf(visitor);
      if (!captcha) throw failure('403', 'the captcha has not been passed, or too long ago');
      const files = ids.flatMap((id) => fileNumberOf(id) ?? []);
      if (files.length < ids.length) throw refusal({ files: 'files-unknown' });
      const stored = await messages.add({ ...message, captcha }, files);
      if (stored === 'captcha-used') throw failure('403', 'the captcha was passed for another message');
      if (stored === 'files-unknown') throw refusal({ files: stored });
      return handOn(message, stored.id, visitor);
    },
    async hold(input, visitor) {
      const { message, files } = await accepted(input, visitor);
      if (files.length) throw refusal({ files: 'files-unknown' });
      await limits.count('holdMessage', { address: visitor.address, account: message.email });
      const token = newLinkToken();
      const text = hashOf(JSON.stringify(message));
      await messages.add({ ...message, captcha: `held ${text}`, heldBy: hashOf(token) }, []);
      await mails.messageToConfirm(message.email, visitor, token);
      return done('messageHeld', visitor.language);
    },
    async sendHeld(token, visitor) {
      const message = await messages.release(hashOf(token), new Date(Date.now() - heldMs));
      return message ? handOn(message, message.id, visitor) : failed('messageLinkWrong', visitor.language);
    },
    messagesOf: (accountId) => messages.ofAccount(accountId),
  };
}

const refusal = (fields: FieldErrors) =>
  failure('422', `these fields are not accepted: ${Object.keys(fields).join(', ')}`, { fields });

/** Why a field is not accepted, by the field's name: the codes of `FieldError` in `shared/contact`. */
type FieldErrors = Record<string, string>;

/** As the schema has it; `object` is the older name of `subject`. */
type UncheckedContact = Partial<Record<keyof z.input<typeof messageRules> | 'object' | 'files', unknown>>;

const rules = z.extend(messageRules, { files: fileIds });

/** A message that may be stored. */
type CheckedMessage = Omit<z.infer<typeof rules>, 'homepage' | 'copy'> & { copy: boolean };

/** The message, trimmed, or what is wrong with each field that is not accepted. */
export function checked(input: UncheckedContact): { message: CheckedMessage } | { fields: FieldErrors } {
  const result = rules.safeParse({ ...input, subject: input.subject || input.object });
  if (!result.success)
    return {
      fields: Object.fromEntries(result.error.issues.map(({ path, message }) => [String(path[0]), message]).reverse()),
    };
  const { homepage: _, copy, ...message } = result.data;
  return { message: { ...message, copy: copy === true } };
}
