import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { currentState } from '../site/bus.ts';
import { newMember, newSession, signedInAs } from '../site/members.ts';
import { at } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';

const user = { userId: randomUUID(), backendUserId: 42 };

const signIn = async (context: BrowserContext) => signedInAs(context, await newMember());

/** Answers the refreshes of all tabs, by a status or, with 0, not at all. The gateway's answers have tests of their own. */
async function answerRefreshes(context: BrowserContext, status: () => number): Promise<number[]> {
  const answers: number[] = [];
  await context.route('**/session/refresh', (route) => {
    const answer = status();
    answers.push(answer);
    if (answer === 0) return route.abort();
    return route.fulfill({ status: answer, json: answer === 200 ? user : { code: 'session-refused' } });
  });
  return answers;
}

async function open(page: Page): Promise<void> {
  await page.goto(at('fr', '/fr/contact'));
  await alive(page, 'shell/header');
}

/** The header leads who is signed in to their wishlist, and others to the login page. */
const isSignedIn = async (page: Page) => {
  const link = page.getByRole('banner').getByRole('link', { name: 'Ma liste de souhaits' });
  return (await link.getAttribute('href')) === '/fr/liste-de-souhaits';
};

test('a sign-out reaches every tab of the site', async ({ context, page }) => {
  await signIn(context);
  const answers = await answerRefreshes(context, () => 200);
  await open(page);
  const second = await context.newPage();
  await open(second);
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  expect([await isSignedIn(page), await isSignedIn(second)]).toEqual([true, true]);

  await page.bringToFront();
  await page.getByRole('banner').getByRole('link', { name: 'Mon espace' }).hover();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect.poll(() => isSignedIn(page)).toBe(false);
  await expect.poll(() => isSignedIn(second)).toBe(false);
  expect((await context.cookies()).filter(({ name }) => ['authToken', 'signedIn'].includes(name))).toEqual([]);
});

// R280, R414
test('the session is renewed soon after a page load and every three minutes', async ({ context, page }) => {
  await signIn(context);
  const answers = await answerRefreshes(context, () => 200);
  await page.clock.install();
  await open(page);
  // What is on its way when the clock is put forward would be too late.
  await alive(page, 'mf-account/saved-products');
  await expect.poll(() => currentState(page, 'auth')).toMatchObject({ userId: user.userId });
  expect(answers).toEqual([200]);
  // From here on the clock goes only as it is told, however long the machine takes.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.clock.runFor(100_000);
  expect(answers).toEqual([200]);
  await page.clock.runFor(20_000);
  await expect.poll(() => answers).toEqual([200, 200]);
});

// R350, C30
test('a line that is cut signs nobody out; a refusal does, in silence', async ({ context, page, complaints }) => {
  await signIn(context);
  let status = 0;
  const answers = await answerRefreshes(context, () => status);
  await open(page);
  await expect.poll(() => answers).toEqual([0]);
  expect(await isSignedIn(page)).toBe(true);

  status = 401;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => isSignedIn(page)).toBe(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(answers).toEqual([0, 401]);
  complaints.expect(/ERR_FAILED \S+\/session\/refresh$/, /^401 \S+\/session\/refresh$/);
});

test('who signs out everywhere is signed out on the other device, too, and in a copy of the cookies', async ({
  browser,
  context,
  page,
  complaints,
}) => {
  const member = await newMember();
  await signedInAs(context, member);
  const elsewhere = await browser.newContext();
  await signedInAs(elsewhere, { ...member, token: await newSession(member.email) });
  const other = await elsewhere.newPage();
  await other.goto(at('fr', '/fr/mon-compte'));
  await expect(other.getByText(member.email)).toBeVisible();

  await page.goto(at('fr', '/fr/mon-compte'));
  await alive(page, 'mf-account/my-account');
  await page.getByRole('button', { name: 'Se déconnecter de tous les appareils' }).click();
  await expect(page.getByText('Vous êtes déconnecté de tous vos appareils.')).toBeVisible();
  await expect.poll(() => isSignedIn(page)).toBe(false);
  await signedInAs(context, member);
  for (const copy of [page, other])
    await expect(async () => {
      await copy.goto(at('fr', '/fr/mon-compte'));
      await expect(copy).toHaveURL(at('fr', '/fr/connexion'));
    }).toPass();
  await elsewhere.close();
  complaints.expect(/^401 \S+\/(?:session\/refresh|graphql)$/);
});
