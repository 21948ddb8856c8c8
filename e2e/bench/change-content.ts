import { setTimeout as delay } from 'node:timers/promises';
import { installationSecrets } from '../../deploy/settings/secrets.ts';
import { signService } from '../../deploy/tokens/tokens.ts';
import type { RunningSite } from '../site/start-site.ts';

/** Gateways ask ten times a second what has changed. */
const seenWithinMs = 250;
const query = 'mutation { adminSynchronizeProductId(productId: "RV-1120") { isError } }';

/** Has content change, so that nothing is kept of what was made from it: search takes in a product once more. */
export async function changeContent({ port, dataDir }: RunningSite): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port + 1}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await signService(installationSecrets(dataDir).SERVICE_SECRET)}`,
    },
    body: JSON.stringify({ query }),
  });
  const { errors } = await answer.json();
  if (errors) throw new Error(`Content could not be changed: ${JSON.stringify(errors)}`);
  await delay(seenWithinMs);
}
