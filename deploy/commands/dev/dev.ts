import { join } from 'node:path';
import { buildFolder, repository, sharedReleases } from 'shared/build';
import { readStartSettings } from '../../settings/settings.ts';
import { oneRemote } from '../release/arguments.ts';
import { buildRemotes } from '../release/build-remotes.ts';
import { readArguments, runCommand, wrongUse } from '../run-command.ts';
import { addresses } from '../say.ts';
import { buildProblem, typeChecks } from './build-problem.ts';
import { serveElsewhere } from './elsewhere/serve-elsewhere.ts';
import { serveWhileWatching } from './serve-build.ts';
import { type ServedTrial, serveTrial } from './serve-trial.ts';
import { siteHere } from './site-here.ts';
import { stepsUntil } from './steps.ts';
import { watchRemote } from './watch-remote.ts';

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
    const site = siteOf(name, values.site);
    const port = given ?? settings.port + 10;
    const shared = sharedReleases.map((library) => library.name);
    await buildRemotes('development', shared);
    const libraries = shared.map((library) => buildFolder('development', library));
    const trial = await serveElsewhere(settings.dataDir, { site, name, port, libraries });
    return follow(name, trial, `  ${trial.address.replace('127.0.0.1', 'localhost')}`, interrupted);
  }
  const site = siteHere(settings);
  try {
    const found = await Promise.race([site.ready, interrupted]);
    if (!found) return;
    const { contentPort, sitePort } = found;
    const port = given ?? sitePort + 10;
    const trial = await serveTrial(settings, { name, port, contentPort });
    await follow(name, trial, addresses(port), Promise.race([interrupted, site.ended]));
  } finally {
    await site.close();
  }
});

/** Shows each build, and what is wrong with it, until `ended`. */
async function follow(name: string, trial: ServedTrial, open: string, ended: Promise<unknown>): Promise<void> {
  const types = typeChecks(name, (problems) => trial.found('types', problems));
  const watch = watchRemote(name, {
    async built(times) {
      await trial.show(buildFolder('development', name));
      console.log(`${name} is shown${stepsUntil(Date.now(), times)}.`);
      types.check();
    },
    failed: (why) => trial.found('build', [buildProblem(name, why)]),
  });
  console.log(`Watching ${name}; open pages follow each build. Ctrl-C ends it.\n\n${open}\n`);
  await Promise.race([ended, watch.ended]);
  types.close();
  await watch.close();
  await trial.close();
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

/** Throws SiteError `command-wrong` where the text is no port. */
function portOf(option: string, text: string): number {
  if (!/^\d{4,5}$/.test(text) || Number(text) > 65_535) throw wrongUse(`${option} is a port as 9001, not ${text}`);
  return Number(text);
}
