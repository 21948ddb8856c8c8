import type { RegistryClient } from '../../registry/client.ts';
import type { ReleasesQuery } from '../../registry/contract.ts';
import { columns, moment } from '../say.ts';

/** Lists a page of all that was ever published, the newest first, and says how the next one is asked for. */
export async function listAll(
  client: RegistryClient,
  query: Pick<ReleasesQuery, 'remote' | 'before' | 'limit'>,
): Promise<void> {
  const { releases, older } = await client.releases(query);
  const rows = releases.map(({ name, version, publishedAt, by, why, isForgotten }) => [
    name,
    version,
    moment(publishedAt),
    by,
    isForgotten ? 'files forgotten' : '',
    why,
  ]);
  console.log(columns(['remote', 'version', 'published', 'by', '', 'why'], rows));
  const named = query.remote === undefined ? '' : `${query.remote} `;
  if (older !== undefined) console.log(`\nOlder ones: npm run releases -- ${named}--all --before ${older}`);
}
