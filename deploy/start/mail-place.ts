import { outboxOf } from '../content-api/mail/mailer.ts';
import type { Settings } from '../settings/settings.ts';

/** Where the site's mails go, in one line and without a password. */
export const mailPlace = ({ smtpUrl, dataDir }: Pick<Settings, 'smtpUrl' | 'dataDir'>): string =>
  smtpUrl ? `Mail leaves by ${new URL(smtpUrl).host}.` : `Mail is not sent: its messages are in ${outboxOf(dataDir)}.`;
