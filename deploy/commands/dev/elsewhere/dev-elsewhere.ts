import { buildFolder, sharedReleases } from 'shared/build';
import { buildRemotes } from '../../release/build-remotes.ts';
import { wrongUse } from '../../run-command.ts';
import { followBuilds } from '../follow-builds.ts';
import { serveElsewhere } from './serve-elsewhere.ts';

interface Elsewhere {
  site: string;
  port: number;
  /** Where its builds are kept. */
  dataDir: string;
  interrupted: Promise<unknown>;
}

/** Shows a site that runs elsewhere with one remote as it is changed here. Throws SiteError `command-wrong`, `registry-failed`. */
export async function devElsewhere(
  name: string,
  { site: given, port, dataDir, interrupted }: Elsewhere,
): Promise<void> {
  const site = siteOf(name, given);
  const shared = sharedReleases.map((library) => library.name);
  await buildRemotes('development', shared);
  const libraries = shared.map((library) => buildFolder('development', library));
  const trial = await serveElsewhere(dataDir, { site, name, port, libraries });
  await followBuilds(name, trial, `  ${trial.address.replace('127.0.0.1', 'localhost')}`, interrupted);
}

/** Throws SiteError `command-wrong` where the text is no address, and for the shell. */
function siteOf(name: string, text: string): URL {
  if (name === 'shell')
    throw wrongUse('The shell makes the documents of a site: it can be tried here alone, without --site');
  const address = URL.parse(text);
  if (!address || !/^https?:$/.test(address.protocol))
    throw wrongUse(`--site is an address as https://www.example.com, not ${text}`);
  return address;
}
