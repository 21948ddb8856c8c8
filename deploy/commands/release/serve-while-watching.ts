import { buildFolder } from '../../../shared/build/folder.ts';
import { wrongUse } from '../run-command.ts';
import { serveBuild } from './serve-build.ts';
import { watchRemote } from './watch-remote.ts';

/**
 * Builds one remote after every change and serves it on a port of this machine, until `interrupted`.
 * Throws SiteError `command-wrong` where the text is no port.
 */
export async function serveWhileWatching(name: string, port: string, interrupted: Promise<unknown>): Promise<void> {
  if (!/^\d{4,5}$/.test(port) || Number(port) > 65535) throw wrongUse(`--serve is a port as 9001, not ${port}`);
  const serving = await serveBuild(buildFolder('development', name), Number(port));
  const watch = watchRemote(name, async () => console.log(`${name} is built; reload the page.`));
  const command = `npm run qa-link -- --with ${name}=http://localhost:${port}`;
  console.log(
    `Watching ${name}. To see it in a site, open the link that this prints:\n\n  ${command}\n\nCtrl-C ends it.`,
  );
  await Promise.race([interrupted, watch.ended]);
  await watch.close();
  await serving.close();
}
