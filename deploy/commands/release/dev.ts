import { readStartSettings } from '../../settings/settings.ts';
import { addresses } from '../addresses.ts';
import { readArguments, runCommand } from '../run-command.ts';
import { oneRemote } from './remote-name.ts';
import { serveWhileWatching } from './serve-while-watching.ts';
import { siteHere } from './site-here.ts';
import { tryOut } from './try-out.ts';
import { watchRemote } from './watch-remote.ts';

const usage = `Serves one remote as you change it, and everything else as released. Ctrl-C brings back what was live.

  npm run dev -- mf-search
  npm run dev -- mf-search --serve 9001

  --serve   changes no site: the build is served on this port, for a QA link that names it (npm run qa-link)`;

await runCommand(usage, async () => {
  const { values, positionals } = readArguments({ serve: { type: 'string' } });
  const name = oneRemote(positionals);
  const settings = readStartSettings(process.env);
  const interrupted = new Promise<undefined>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve(undefined));
  });
  if (values.serve !== undefined) return serveWhileWatching(name, values.serve, interrupted);
  const site = siteHere(settings);
  try {
    const found = await Promise.race([site.ready, interrupted]);
    if (!found) return;
    const trial = tryOut(found.client, name);
    const watch = watchRemote(name, trial.publish);
    console.log(
      `Watching ${name}; reload the page after each build. Ctrl-C ends it.\n\n${addresses(found.sitePort)}\n`,
    );
    await Promise.race([interrupted, watch.ended, site.ended]);
    await watch.close();
    await trial.end();
  } finally {
    await site.close();
  }
});
