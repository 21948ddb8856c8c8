import { join } from 'node:path';
import { repository } from 'shared/build';
import { readStartSettings } from '../../settings/settings.ts';
import { oneRemote } from '../release/arguments.ts';
import { portOf, readArguments, runCommand } from '../run-command.ts';
import { addresses } from '../say.ts';
import { devElsewhere } from './elsewhere/dev-elsewhere.ts';
import { followBuilds } from './follow-builds.ts';
import { serveWhileWatching } from './serve-build.ts';
import { serveTrial } from './serve-trial.ts';
import { siteHere } from './site-here.ts';

const usage = `Shows the site with one remote as you change it, and everything else as it is live. Open pages follow each build, and
show errors with their source lines. The site itself shows and stores nothing of it.

  npm run dev -- mf-search
  npm run dev -- mf-search --port 9000
  npm run dev -- mf-search --site https://www.example.com
  npm run dev -- mf-search --serve 9001

  --port    where; otherwise ten above the site's own port
  --site    a site that runs elsewhere, instead of this folder's: its pages, by its public addresses, with this remote's parts
            rendered here; nothing is sent there but what a browser sends
  --serve   only serves the build on this port, for a QA link that names it (npm run qa-link)`;

/** What the demonstration has of pictures and films, where the settings name no other folder. */
const demonstration = { MEDIA_DIR: join(repository, 'deploy/demo') };

await runCommand(usage, async () => {
  const { values, positionals } = readArguments({
    port: { type: 'string' },
    site: { type: 'string' },
    serve: { type: 'string' },
  });
  const name = oneRemote(positionals);
  const settings = readStartSettings({ ...demonstration, ...process.env });
  const interrupted = new Promise<undefined>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve(undefined));
  });
  if (values.serve !== undefined) return serveWhileWatching(name, portOf('--serve', values.serve), interrupted);
  const given = values.port === undefined ? undefined : portOf('--port', values.port);
  if (values.site !== undefined) {
    const { dataDir } = settings;
    return devElsewhere(name, { site: values.site, port: given ?? settings.port + 10, dataDir, interrupted });
  }
  const site = siteHere(settings);
  try {
    const found = await Promise.race([site.ready, interrupted]);
    if (!found) return;
    const { contentPort, sitePort } = found;
    const port = given ?? sitePort + 10;
    const trial = await serveTrial(settings, { name, port, contentPort });
    await followBuilds(name, trial, addresses(port), Promise.race([interrupted, site.ended]));
  } finally {
    await site.close();
  }
});
