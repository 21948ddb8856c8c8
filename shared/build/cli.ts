import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { build, isBuilt } from './build.ts';
import { buildLibrary } from './build-library.ts';
import { applications, type Mode, sharedReleases } from './index.ts';
import { watch } from './watch.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mode: { type: 'string', default: 'production' },
    watch: { type: 'boolean', default: false },
    // Builds what the process that started it sends the names of.
    sent: { type: 'boolean', default: false },
  },
});
const mode: Mode = values.mode === 'development' ? 'development' : 'production';
const all = [...applications, ...sharedReleases.map(({ name }) => name)];
const unknown = positionals.filter((name) => !all.includes(name));
if (unknown.length) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${all.join(', ')}`);
  process.exit(2);
}
const names = positionals.length ? positionals : all;
const only = names.length === 1 ? names[0] : undefined;

if (values.sent) {
  process.on('message', async (name) => {
    await buildOne(String(name));
    process.send?.('built');
  });
} else if (values.watch && only) {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  await watch(
    only,
    (times) => say(`built: ${JSON.stringify(times)}`),
    (why) => say(`failed: ${JSON.stringify(why)}`),
  );
} else if (only) {
  await buildOne(only);
} else {
  await buildAll(names.filter((name) => !isBuilt(name, mode)));
}

async function buildOne(name: string): Promise<void> {
  if (isBuilt(name, mode)) return;
  const start = performance.now();
  const library = sharedReleases.find((one) => one.name === name);
  await (library ? buildLibrary(library, mode) : build(name, mode)).catch((error: Error) => {
    console.error(`${name} does not build:\n${error.message}`);
    process.exit(1);
  });
  console.log(`built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** As many builds at once as there are processors: each is the work of one thread. */
async function buildAll(waiting: string[]): Promise<void> {
  const builders = Math.min(availableParallelism(), waiting.length);
  await Promise.all(Array.from({ length: builders }, () => buildInTurn(waiting)));
}

/** A process makes one build after the other: loading and warming up the compiler takes as long as a build does. */
async function buildInTurn(waiting: string[]): Promise<void> {
  const builder = fork(import.meta.filename, ['--mode', mode, '--sent']);
  const sendNext = () => {
    const name = waiting.shift();
    if (name) builder.send(name);
    else builder.disconnect();
  };
  builder.on('message', sendNext);
  sendNext();
  const [code] = await once(builder, 'exit');
  if (code === 0) return;
  process.exitCode = 1;
  if (waiting.length > 0) await buildInTurn(waiting);
}
