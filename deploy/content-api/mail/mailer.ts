import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** A message; who sends it is the mailer's. */
export interface Mail {
  to: string;
  /** The address for the reader's answer. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
}

export interface Mailer {
  /** Resolves when the message was taken over; rejects where it was not. */
  send(mail: Mail): Promise<void>;
  /** Gives its connections back. */
  close(): void;
}

/** As `Anna <anna@example.org>`, or in two parts. */
export type Sender = string | { name: string; address: string };

interface MailerSettings {
  /** `smtp://user:password@host:port` or `smtps://…`; undefined means the outbox. */
  smtpUrl: string | undefined;
  /** Asked for the sender of each mail. */
  from(): Promise<Sender>;
}

const smtpTimeoutMs = 10_000;

/** Sends by SMTP, or writes each message to `outbox` as an .eml file where there is no SMTP server. */
export function createMailer({ smtpUrl, from }: MailerSettings, outbox: string): Mailer {
  // Texts and files come from visitors: nothing in them may make this server read a file or an address.
  const safe = { disableFileAccess: true, disableUrlAccess: true };
  return smtpUrl ? smtpMailer(smtpUrl, from, safe) : outboxMailer(outbox, from, safe);
}

interface Defaults {
  disableFileAccess: boolean;
  disableUrlAccess: boolean;
}

function smtpMailer(url: string, from: MailerSettings['from'], defaults: Defaults): Mailer {
  const limits = { connectionTimeout: smtpTimeoutMs, greetingTimeout: smtpTimeoutMs, socketTimeout: smtpTimeoutMs };
  const transport = createTransport({ url, ...limits }, defaults);
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, from: await from() });
    },
    close: () => transport.close(),
  };
}

/** For its owner alone: the messages hold names and temporary passwords. */
function outboxMailer(folder: string, from: MailerSettings['from'], defaults: Defaults): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, defaults);
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({ ...mail, from: await from() });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`);
      try {
        // An atomic rename: a file appears with its whole content.
        await writeFile(`${file}.part`, message, { mode: 0o600 });
        await rename(`${file}.part`, file);
      } catch (error) {
        await rm(`${file}.part`, { force: true });
        throw error;
      }
    },
    close: () => undefined,
  };
}

/** The folder where messages go that no SMTP server takes. */
export const outboxOf = (dataDir: string): string => join(dataDir, 'outbox');
