import { join } from 'node:path';
import { repository } from '../../../shared/build/applications.ts';
import { buildFolder } from '../../../shared/build/folder.ts';
import { readStartSettings } from '../../settings/settings.ts';
import { addresses } from '../addresses.ts';
import { oneRemote } from '../release/remote-name.ts';
import { readArguments, runCommand, wrongUse } from '../run-command.ts';
import { buildProblem } from './build-problem.ts';
import { typeChecks } from './check-types.ts';
import { serveTrial } from './serve-trial.ts';
import { serveWhileWatching } from './serve-while-watching.ts';
import { siteHere } from './site-here.ts';
import { watchRemote } from './watch-remote.ts';

const usage = `Shows the site with one remote as you change it, and everything else as it is live. Open pages follow each build, and
show errors with their source lines. The site itself shows and stores nothing of it.

  npm run dev -- mf-search
  npm run dev -- mf-search --port 9000
  npm run dev -- mf-search --serve 9001

  --port    where; otherwise ten above the site's own port
  --serve   only serves the build on this port, for a QA link that names it (npm run qa-link)`;

/** What the demonstration has of pictures and films, where the settings name no other folder. */
const demonstration = { MEDIA_DIR: join(repository, 'deploy/demo') };

await runCommand(usage, async () => {
  const { values, positionals } = readArguments({ port: { type: 'string' }, serve: { type: 'string' } });
  const name = oneRemote(positionals);
  const settings = readStartSettings({ ...demonstration, ...process.env });
  const interrupted = new Promise<undefined>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve(undefined));
  });
  if (values.serve !== undefined) return serveWhileWatching(name, portOf('--serve', values.serve), interrupted);
  const given = values.port === undefined ? undefined : portOf('--port', values.port);
  const site = siteHere(settings);
  try {
    const found = await Promise.race([site.ready, interrupted]);
    if (!found) return;
    const { contentPort, sitePort } = found;
    const port = given ?? sitePort + 10;
    const trial = await serveTrial(settings, { name, port, contentPort });
    const types = typeChecks(name, (problems) => trial.found('types', problems));
    const watch = watchRemote(name, {
      async built() {
        await trial.show(buildFolder('development', name));
        console.log(`${name} is shown.`);
        types.check();
      },
      failed: (why) => trial.found('build', [buildProblem(name, why)]),
    });
    console.log(`Watching ${name}; open pages follow each build. Ctrl-C ends it.\n\n${addresses(port)}\n`);
    await Promise.race([interrupted, watch.ended, site.ended]);
    types.close();
    await watch.close();
    await trial.close();
  } finally {
    await site.close();
  }
});

/** Throws SiteError `command-wrong` where the text is no port. */
function portOf(option: string, text: string): number {
  if (!/^\d{4,5}$/.test(text) || Number(text) > 65_535) throw wrongUse(`${option} is a port as 9001, not ${text}`);
  return Number(text);
}
