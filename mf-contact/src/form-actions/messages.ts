import { messageRules } from 'shared/contact';
import type { Acting } from 'shared/forms';
import { formAction } from 'shared/remote';
import { href } from 'shared/routes';
import * as z from 'zod/mini';
import type ownTexts from '../locales/fr.json';
import { HoldMessageDocument, SendHeldMessageDocument } from './hold-message.generated.ts';

/** A ticked box is posted as a text, any other one not at all. */
const ticked = z.pipe(
  z.optional(z.string()),
  z.transform((text) => text !== undefined),
);

/** Sends the contact form without scripts, and so without a captcha: its sender confirms it by a link in a mail. */
export const holdMessage = formAction({
  rules: z.extend(messageRules, { copy: ticked }),
  secrets: [],
  async send(written, { content, platform: { language }, texts }: Acting<typeof ownTexts>) {
    const contact = {
      ...written,
      civility: named(texts.civility, written.civility),
      resellerType: written.resellerType && named(texts.reseller, written.resellerType),
    };
    const { isError, message } = (await content.mutate(HoldMessageDocument, { contact })).holdMessage;
    return isError ? { refused: message } : { to: href('contact', language), done: message };
  },
});

/** The words for what was chosen from a list. */
const named = (words: Readonly<Record<string, string>>, code: string): string =>
  new Map(Object.entries(words)).get(code) ?? code;

/** Confirms a held message without scripts. */
export const sendHeldMessage = formAction({
  rules: z.object({ link: z.string() }),
  secrets: [],
  async send({ link: token }, { content, platform: { language } }) {
    const { isError, message } = (await content.mutate(SendHeldMessageDocument, { token })).sendHeldMessage;
    return isError ? { refused: message } : { to: href('confirm-message', language, { slug: token }), done: message };
  },
});
