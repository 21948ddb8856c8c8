import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandContent, FooterContent } from '../../deploy/content-api/content.ts';
import { createLetterheads, type Reader } from '../../deploy/content-api/mail/letterhead.ts';
import type { Mail } from '../../deploy/content-api/mail/mailer.ts';
import { createMails, type Mails } from '../../deploy/content-api/mail/mails.ts';
import type { MessageToSend } from '../../deploy/content-api/sources/contact-messages.ts';
import type { PageRecord } from '../../deploy/content-api/sources/pages.ts';

const to = 'camille.deschamps@example.org';
const written = {
  subject: 'Ligne 120',
  body: 'Bonjour,\n\nla Ligne existe-t-elle en 110 cm ? <b>Merci</b> !\n\nhttps://www.example.org/une/adresse-qui-est-bien-trop-longue-pour-un-telephone-et-ne-se-coupe-nulle-part',
};
const token = 'Zq3xkT0m4vJw8sYcR1nLpE6hUaFb2dGi9oKt7uVxWyQ';

const message = (language: string): MessageToSend => ({
  ...written,
  id: '1a2b3c4d-0000-4000-8000-000000000000',
  accountId: null,
  language,
  civility: 'Mme',
  firstName: 'Camille',
  lastName: 'Deschamps-Vandenbroucke',
  company: null,
  email: to,
  phone: '+33 6 12 34 56 78',
  commandNumber: 'C-2210-88',
  resellerType: 'magasin',
  reseller: 'Bains du Nord, Lille',
  createdAt: new Date(0),
  mailedAt: null,
  mailTriedAt: null,
  captcha: null,
  heldBy: null,
  copy: false,
  files: [{ name: 'plan du sol.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4') }],
});

/** Every kind of mail with words that might be in it. */
const samples: { [Kind in keyof Mails]: (mails: Mails, reader: Reader) => Promise<void> } = {
  welcome: (mails, reader) => mails.welcome(to, reader, '7.1767225600.Zq3xkT0m4vJw8sYcR1nLpE6hUaFb2dGi9oKt7uVxWyQ'),
  addressToVerify: (mails, reader) => mails.addressToVerify(to, reader, `7.1767225600.${token}`),
  temporaryPassword: (mails, reader) => mails.temporaryPassword(to, reader, 'k7mp-x2wd-9hfa'),
  passwordChanged: (mails, reader) => mails.passwordChanged(to, reader),
  newAddress: (mails, reader) => mails.newAddress(to, reader, '4mkp-72xd'),
  addressChanged: (mails, reader) => mails.addressChanged(to, reader, 'camille@example.org'),
  accountDeleted: (mails, reader) => mails.accountDeleted(to, reader),
  messageToConfirm: (mails, reader) => mails.messageToConfirm(to, reader, token),
  receipt: (mails, reader) => mails.receipt({ email: to, ...written, reference: 'R-1A2B3C4D', copy: true }, reader),
  contactMessage: (mails, { language }) => mails.contactMessage('contact@example.org', message(language)),
};

export const kindsOfMail = Object.keys(samples).filter((name): name is keyof Mails => name in samples);

/** Writes one kind of mail, as the brand of a folder, or `own`, would send it from the site at `siteUrl`. */
export async function sampleMail(
  folder: string,
  siteUrl: string,
  kind: keyof Mails,
  reader: Reader,
  own?: Partial<BrandContent>,
): Promise<Mail> {
  const sent: Mail[] = [];
  const content = contentOf(folder);
  const brandOf = async () => ({ ...(await content.brandOf()), ...own });
  const letterheadOf = createLetterheads({ ...content, brandOf, siteUrl, serviceSecret: 'of no site' });
  await samples[kind](createMails({ send: async (mail) => void sent.push(mail) }, letterheadOf), reader);
  const [mail] = sent;
  if (!mail) throw new Error(`No mail of the kind ${kind} was sent`);
  return mail;
}

const read = (folder: string, name: string): string => readFileSync(join(folder, 'content', name), 'utf8');

/** The record of a folder's brand. */
export function brandIn(folder: string): BrandContent {
  const records: BrandContent | [BrandContent] = JSON.parse(read(folder, 'brand.json'));
  return Array.isArray(records) ? records[0] : records;
}

/** The end of its pages. */
export const footerIn = (folder: string): FooterContent => JSON.parse(read(folder, 'footer.json'));

function contentOf(folder: string) {
  const pages = pagesIn(folder);
  return {
    brandOf: async () => brandIn(folder),
    menus: { footer: async () => footerIn(folder) },
    pages: {
      byPaths: async (paths: readonly string[]) => paths.map((path) => pages.find((page) => page.path === path)),
    },
  };
}

/** A folder has one file of pages, or one for each. */
const pagesIn = (folder: string): PageRecord[] =>
  existsSync(join(folder, 'content/pages.json'))
    ? JSON.parse(read(folder, 'pages.json'))
    : [JSON.parse(read(folder, 'pages/page/page-daccueil.json'))];
