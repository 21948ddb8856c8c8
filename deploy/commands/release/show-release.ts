import { sidesOf } from 'shared/release/bill-of-materials';
import type { RegistryClient } from '../../registry/client.ts';
import { packagesOf } from '../../registry/packages.ts';
import { columns } from '../say.ts';

/** Shows what a release was built from, whose key has signed that, and which packages are in it. */
export async function showRelease(client: RegistryClient, name: string, version: string): Promise<void> {
  const manifest = await client.manifest(name, version);
  const { built, signature } = manifest;
  const commit = built?.commit
    ? `${built.commit}${built.isClean ? '' : ', with changes that were not committed'}`
    : 'not known';
  console.log(
    columns(
      [name, version],
      [
        ['commit', commit],
        ['sources', manifest.source],
        ['lockfile', built ? `sha256 ${built.lockfile}` : 'not known'],
        ['built', built ? `with Node ${built.node}, by ${built.builder}` : 'not known'],
        ['signed', signature ? `with the key ${signature.key}` : 'no'],
      ],
    ),
  );
  const list = await packagesOf(client, manifest);
  if (!list)
    return console.log('\nNothing says what is in it: it is from before releases did, or its files were forgotten.');
  console.log(`\n${list.components.length} packages are in it\n`);
  console.log(
    columns(
      ['package', 'version', 'in'],
      list.components.map((one) => [one.name, one.version, sidesOf(one)]),
    ),
  );
}
