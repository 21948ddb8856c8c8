import { join } from 'node:path';
import { repository } from 'shared/build';
import { devElsewhere } from '../../deploy/commands/dev/elsewhere/dev-elsewhere.ts';
import { serveWhileWatching } from '../../deploy/commands/dev/serve-build.ts';
import { oneRemote } from '../../deploy/commands/release/arguments.ts';
import { portOf, readArguments, runCommand, wrongUse } from '../../deploy/commands/run-command.ts';

const usage = `Shows the site with your remote as you change it, and everything else as it is live. Open pages follow each build, and
show errors with their source lines. The site itself shows and stores nothing of it.

  npm run dev -- --site https://www.example.com [--port 9000]
  npm run dev -- --serve 9001

  --site    its pages, by their public addresses, with your remote's parts rendered here; nothing is sent there but what a
            browser sends
  --port    where, 8090 unless said otherwise
  --serve   only serves the build on this port, for a QA link that names it (npm run qa-link)`;

await runCommand(usage, async () => {
  const { values, positionals } = readArguments({
    port: { type: 'string', default: '8090' },
    site: { type: 'string' },
    serve: { type: 'string' },
  });
  const name = oneRemote(positionals);
  const interrupted = new Promise<undefined>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve(undefined));
  });
  if (values.serve !== undefined) return serveWhileWatching(name, portOf('--serve', values.serve), interrupted);
  if (values.site === undefined) throw wrongUse('Which site? --site https://www.example.com');
  const port = portOf('--port', values.port);
  await devElsewhere(name, { site: values.site, port, dataDir: join(repository, '.build'), interrupted });
});
