import { sidesOf } from 'shared/release/bill-of-materials';
import type { RegistryClient } from '../../registry/client.ts';
import { audience } from '../../registry/contract.ts';
import { liveWith } from '../../registry/packages.ts';
import { columns } from '../say.ts';

/** Names the live releases that have a package, as `i18next@<27.1.3`, with the pages that load them. */
export async function listWith(client: RegistryClient, wanted: string): Promise<void> {
  const having = await liveWith(client, await client.live(), wanted);
  const rows = having.flatMap(({ remote, version, countries, found, pages }) =>
    found
      ? [
          [
            remote,
            version,
            countries.map(audience).join(', '),
            `${found.name} ${found.version}`,
            sidesOf(found),
            pages.join(', '),
          ],
        ]
      : [],
  );
  if (rows.length === 0) console.log(`No live release says that it has ${wanted}.`);
  else console.log(columns(['remote', 'version', 'for', 'package', 'in', 'pages that load it'], rows));
  const silent = having.filter(({ found }) => !found).map(({ remote, version }) => `${remote} ${version}`);
  if (silent.length > 0) console.log(`\nFrom before releases said what is in them: ${silent.join(', ')}`);
}
