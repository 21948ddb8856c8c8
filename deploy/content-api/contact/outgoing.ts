import { type Background, isRefusal } from '../background.ts';
import type { Mails } from '../mail/mails.ts';
import type { ContactMessageSource } from '../sources/contact-messages.ts';
import type { BrandSource } from '../sources/menus.ts';

/** The outbox of stored contact messages: each mail is sent once, retried where that failed, and deleted after three years. */
export interface Outgoing {
  /** Sends a message's mail in the background. */
  send(id: string): void;
  /** Sends what is still unsent, up to three days. */
  sendUnsent(): Promise<void>;
  /** Deletes messages after three years, as the privacy page promises, and those that are held after a day. */
  removeOld(): Promise<void>;
}

const day = 24 * 60 * 60 * 1000;
/** How long a message waits for its sender to hand it on, in ms. */
export const heldMs = day;
const giveUpAfterMs = 3 * day;
const keptMs = 3 * 365 * day;
/** A lease: after this time others may send a message that a killed process had taken. */
const takenForMs = 5 * 60 * 1000;

/** `contactTo` is the address that every message goes to, where the brand's own is not meant. */
export function createOutgoing(
  messages: ContactMessageSource,
  mails: Pick<Mails, 'contactMessage'>,
  { contactTo, brandOf }: { contactTo?: string; brandOf: BrandSource },
  background: Background,
): Outgoing {
  const ago = (ms: number): Date => new Date(Date.now() - ms);

  async function mail(id: string): Promise<void> {
    const message = await messages.take(id, new Date(), ago(takenForMs));
    if (!message) return;
    try {
      const to = contactTo ?? (await brandOf())?.contactMailTo;
      if (!to) throw new Error('The brand has no contactMailTo, and CONTACT_MAIL_TO is not set');
      await mails.contactMessage(to, message);
    } catch (error) {
      await messages.giveBack(id);
      throw error;
    }
    await messages.sent(id, new Date());
  }

  return {
    send: (id) => background.run('a contact message could not be mailed', () => mail(id)),
    async sendUnsent() {
      const refusals: unknown[] = [];
      for (const id of await messages.unsent(ago(giveUpAfterMs), ago(takenForMs)))
        await mail(id).catch((error: unknown) => {
          // Without a mail server the next ones would fail, too.
          if (!isRefusal(error)) throw error;
          refusals.push(error);
        });
      if (refusals.length > 0) throw refusals[0];
    },
    removeOld: () => messages.removeBefore(ago(keptMs), ago(heldMs)),
  };
}
