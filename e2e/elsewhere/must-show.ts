import { fetchPage } from '../site/fetch-page.ts';

/** Throws where the site does not show the combination that is to be run: each run would see what is live. */
export default async function mustShow(): Promise<void> {
  const composition = process.env.E2E_COMPOSITION;
  if (!composition) return;
  const { status, text } = await fetchPage('/fr');
  if (!text.includes(`"composition":{"id":"${composition}"`))
    throw new Error(`The site does not show the combination ${composition}; it answers ${status}`);
}
