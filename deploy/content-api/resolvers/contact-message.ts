import type { NamedMessage } from '../sources/contact-messages.ts';

export const ContactMessage = {
  createdAt: ({ createdAt }: NamedMessage) => createdAt.toISOString(),
};
