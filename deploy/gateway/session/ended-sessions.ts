import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { askContent } from '../graphql/ask-content.ts';

/** Whether the session of a signed token has ended on the server: by a log-out, a change of password, or its age. */
export type HasEnded = (token: string) => Promise<boolean>;

const keptMs = 10_000;
const mostKept = 10_000;
/** No page waits longer for the answer. */
const limitMs = 1_000;

const answerSchema = z.object({
  errors: z.array(z.object({ extensions: z.object({ code: z.unknown() }).optional() })).optional(),
});

/**
 * Asks the content API, once in ten seconds for each token. Where it does not answer, the session is taken to last:
 * whatever is done with the token is refused there.
 */
export function createHasEnded(contentApiUrl: string): HasEnded {
  const answers = new LRUCache<string, boolean>({ max: mostKept, ttl: keptMs });

  async function ask(token: string): Promise<boolean> {
    const response = await askContent(contentApiUrl, {
      query: '{ accountExport { id } }',
      token,
      limitMs,
      reads: true,
    });
    const { errors = [] } = answerSchema.parse(await response.json());
    return errors.some(({ extensions }) => String(extensions?.code) === '403');
  }

  return async (token) => {
    const known = answers.get(token);
    if (known !== undefined) return known;
    const hasEnded = await ask(token).catch(() => undefined);
    if (hasEnded !== undefined) answers.set(token, hasEnded);
    return hasEnded ?? false;
  };
}
