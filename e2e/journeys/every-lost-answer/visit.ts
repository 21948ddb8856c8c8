import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Member } from '../../site/members.ts';
import { lastMailTo } from '../../site/outbox.ts';
import { at } from '../../site/sites.ts';
import { alive } from '../../site/test.ts';
import { loseAnswer } from '../hard-times/lose-answer.ts';

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Somebody who is signed in. */
  member: Member;
}

/** A journey that sends one write, of which the first answer is lost. */
export type Journey = (visit: Visit) => Promise<void>;

export const failed = 'Une erreur est survenue, veuillez réessayer';
export const nextPassword = 'un autre mot';

export async function open(page: Page, path: string, of: string): Promise<void> {
  await page.goto(at('fr', path));
  await alive(page, of);
}
export const openAccount = (page: Page) => open(page, '/fr/mon-compte', 'mf-account/my-account');

/** Fills in a form by the labels of its fields, and sends it, twice: the answer to the first try is lost. */
export async function sendTwice(
  { page }: Visit,
  call: string,
  { form: name, button, says = failed }: { form: string; button: string; says?: string },
  fields: Record<string, string>,
): Promise<void> {
  const form = page.getByRole('form', { name });
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(text);
  const wasLost = await loseAnswer(page, call);
  const send = form.getByRole('button', { name: button });
  await send.click();
  await expect(form.getByRole('alert')).toContainText(says);
  expect(wasLost()).toBe(true);
  await send.click();
}

/** What a mail to somebody says, which leaves after the answer. */
export async function mailed(email: string, pattern: RegExp): Promise<string> {
  const found = () =>
    pattern.exec((lastMailTo(email) ?? '').replaceAll('=\r\n', '').split('\r\n\r\n').slice(1).join())?.[1];
  await expect.poll(found).toBeDefined();
  return found() ?? '';
}
