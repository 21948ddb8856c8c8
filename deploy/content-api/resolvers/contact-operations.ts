import type { UncheckedContact } from '../contact/contact-message.ts';
import type { Context } from '../context.ts';

const send = (_root: unknown, { contact }: { contact: UncheckedContact }, context: Context) =>
  context.contact.send(contact, context);

export const contactMutations = { sendToContact: send, submitContactForm: send };
