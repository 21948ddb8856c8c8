import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outboxOf } from '../../deploy/content-api/mail/mailer.ts';
import { site } from './sites.ts';

/** The last message in the outbox of the journeys' site to an address; undefined without one. */
export function lastMailTo(email: string): string | undefined {
  const folder = outboxOf(site.dataDir);
  return mailsIn(folder).find((text) => text.toLowerCase().includes(`to: ${email}`.toLowerCase()));
}

function mailsIn(folder: string): string[] {
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    return files
      .sort()
      .reverse()
      .map((name) => readFileSync(join(folder, name), 'utf8'));
  } catch {
    // Nothing has been written yet.
    return [];
  }
}
