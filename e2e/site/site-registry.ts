import { registryOverHttp } from '../../deploy/registry/client.ts';
import { signingKeyOf } from '../../deploy/settings/installation-keys.ts';
import { installationSecrets } from '../../deploy/settings/secrets.ts';
import { site } from './sites.ts';

/** The registry of the site, with the right to publish unless a token says otherwise; what is published is signed as there. */
export const siteRegistry = (token = installationSecrets(site.dataDir).REGISTRY_TOKEN) =>
  registryOverHttp(`http://127.0.0.1:${site.port + 1}`, token, { signingKey: signingKeyOf(site.dataDir) });

/** Who the history names for what the suites do. */
const by = 'e2e';

/** Makes a version of a remote live for all countries. */
export const makeLive = (name: string, version: string) =>
  siteRegistry().makeLive(name, { version, by, why: 'a test', country: '*', force: true });

/** The version of a remote that was decided for all countries, or for one. Throws where there is none. */
export async function liveVersion(name: string, country = '*'): Promise<string> {
  const { live } = await siteRegistry().live();
  const version = live[country]?.[name]?.version;
  if (!version) throw new Error(`${name} is not live`);
  return version;
}
