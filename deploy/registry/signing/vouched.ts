import { everyRelease, type RegistryClient } from '../client.ts';
import { digestOf, groundsFor, type ReleaseKeys } from './release-keys.ts';

/** The digests of all releases that these keys do not vouch for, by `mf-search@1.0.0`: those from before there were keys. */
export async function unsignedOf(
  registry: Pick<RegistryClient, 'releases' | 'storedManifest'>,
  trusted: ReleaseKeys,
): Promise<ReleaseKeys['accepted']> {
  const unsigned: ReleaseKeys['accepted'] = {};
  for (const { name, version } of await everyRelease(registry)) {
    const said = await registry.storedManifest(name, version);
    if (!isVouchedFor(trusted, said)) unsigned[`${name}@${version}`] = digestOf(said);
  }
  return unsigned;
}

/** The releases that were signed with a key, those that are live first. */
export async function signedWith(
  registry: Pick<RegistryClient, 'releases' | 'storedManifest' | 'live'>,
  key: ReleaseKeys['keys'][number],
): Promise<{ release: string; digest: string; isLive: boolean }[]> {
  const only = { keys: [{ ...key, remotes: ['*'] }], revoked: [], live: [], accepted: {} };
  const [releases, { live }] = await Promise.all([everyRelease(registry), registry.live()]);
  const isLive = (name: string, version: string) =>
    Object.values(live).some(({ [name]: one }) => [one?.version, one?.candidate?.version].includes(version));
  const signed: { release: string; digest: string; isLive: boolean }[] = [];
  for (const { name, version } of releases) {
    const said = await registry.storedManifest(name, version);
    if (isVouchedFor(only, said))
      signed.push({ release: `${name}@${version}`, digest: digestOf(said), isLive: isLive(name, version) });
  }
  return signed.sort((one, other) => Number(other.isLive) - Number(one.isLive));
}

function isVouchedFor(trusted: ReleaseKeys, said: unknown): boolean {
  try {
    groundsFor(trusted, said);
    return true;
  } catch {
    return false;
  }
}
