import { buildFolder } from 'shared/build';
import { serveBuild } from './serve-build.ts';
import { watchRemote } from './watch-remote.ts';

/** Builds one remote after every change and serves it on a port of this machine, until `interrupted`. */
export async function serveWhileWatching(name: string, port: number, interrupted: Promise<unknown>): Promise<void> {
  const serving = await serveBuild(buildFolder('development', name), port);
  const watch = watchRemote(name, { built: async () => console.log(`${name} is built; reload the page.`) });
  const command = `npm run qa-link -- --with ${name}=http://localhost:${port}`;
  console.log(
    `Watching ${name}. To see it in a site, open the link that this prints:\n\n  ${command}\n\nCtrl-C ends it.`,
  );
  await Promise.race([interrupted, watch.ended]);
  await watch.close();
  await serving.close();
}
