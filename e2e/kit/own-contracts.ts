import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contracts, repository, shared } from 'shared/build';
import { collectContracts, collectPages } from '../../shared/build/collect-declared.ts';

/**
 * In the kit this is `@site/kit/contracts`: what a remote alone knows of all others, with what it gives itself, brought up to
 * date before it is read. Where there is no remote yet, what the kit knows.
 */
const isRemote = existsSync(join(repository, 'src/remote.ts'));
if (isRemote) {
  await collectContracts();
  await collectPages();
}
const known: typeof import('../../shared/contracts/index.ts') = await import(
  isRemote ? join(contracts, 'index.ts') : join(shared, 'contracts/index.js')
);

export const { fragments, events, states, initialStates, pages } = known;
