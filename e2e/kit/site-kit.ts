#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** What a team calls, by its name; nothing is imported before the folder is known to be whole. */
const commands: Readonly<Record<string, { what: string; asksSite?: true; load(): Promise<unknown> }>> = {
  new: { what: 'writes a new remote into a folder', load: () => import('./new.ts') },
  dev: { what: 'shows the site with your remote as you change it', asksSite: true, load: () => import('./dev.ts') },
  test: {
    what: 'lint, types, component tests, and the tests in a browser',
    asksSite: true,
    load: () => import('./test.ts'),
  },
  types: { what: 'takes the contracts of others as they are live', asksSite: true, load: () => import('./types.ts') },
  'can-release': {
    what: 'says whether it would break the site',
    asksSite: true,
    load: () => import('../../deploy/commands/release/can-release.ts'),
  },
  release: { what: 'makes it live', asksSite: true, load: () => import('../../deploy/commands/release/release.ts') },
  rollback: {
    what: 'makes live again what was live before',
    asksSite: true,
    load: () => import('../../deploy/commands/release/rollback.ts'),
  },
  releases: {
    what: 'lists what is live, and who changed it when and why',
    asksSite: true,
    load: () => import('../../deploy/commands/release/releases.ts'),
  },
  'qa-link': {
    what: 'prints a link that shows other versions',
    asksSite: true,
    load: () => import('../../deploy/commands/release/qa-link.ts'),
  },
  'sample-pictures': {
    what: 'takes pictures of a version for the console',
    asksSite: true,
    load: () => import('../samples/sample-pictures.ts'),
  },
};

const kit = join(import.meta.dirname, '../..');
const asked: { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> } = JSON.parse(
  readFileSync(join(kit, 'package.json'), 'utf8'),
);
const [node = '', program = '', word = '', ...rest] = process.argv;
const command = commands[word];
const known = Object.entries(commands).map(([name, { what }]) => `  ${name.padEnd(16)} ${what}`);
if (!command) end(`Which command?\n\n${known.join('\n')}\n\nEach explains itself: npx --no -- site-kit release --help`);
if (Number.parseInt(process.versions.node, 10) < 24) process.exit(await runOnOwnNode());
const missing = packagesMissing();
if (missing.length > 0) end(`node_modules is not whole, it lacks ${missing.join(', ')}: npm install`);
if (word !== 'new' && !existsSync('src/remote.ts'))
  end(`${process.cwd()} is the folder of no remote: npx --no -- site-kit new mf-reviews .`);

process.argv = [node, program, ...rest];
try {
  if (command.asksSite && !rest.includes('--help')) {
    const { siteGiven } = await import('./site-of-team.ts');
    process.argv.push(...(await siteGiven(rest)));
  }
  await command.load();
} catch (error) {
  if (!(error instanceof Error && 'code' in error)) throw error;
  if (error.name === 'SiteError') end(error.message);
  // A file of a package is missing, which was half written.
  if (!/^Cannot find (?:package|module '[^']*\/node_modules\/)/.test(error.message)) throw error;
  end(`node_modules is not whole: npm ci. ${error.message}`);
}

/** The same command on the Node that comes with the kit: npm 10 does not link that where `node` is looked for. */
async function runOnOwnNode(): Promise<number> {
  const [own] = Object.keys(asked.optionalDependencies ?? {}).flatMap((name) => placeOf(`${name}/bin/node`) ?? []);
  if (!own)
    end(
      `This runs on the Node that comes with it, and this is Node ${process.versions.node}: npm install --include=optional`,
    );
  const PATH = [dirname(own), process.env.PATH].join(delimiter);
  const child = spawn(own, process.argv.slice(1), { stdio: 'inherit', env: { ...process.env, PATH } });
  // A terminal tells both; who ends this one alone means the other.
  process.on('SIGINT', () => {}).on('SIGTERM', () => child.kill());
  const [status] = await once(child, 'exit');
  return status ?? 1;
}

/** What npm has not brought, or not to its end. */
function packagesMissing(): string[] {
  return Object.keys(asked.dependencies ?? {}).filter((name) => !placeOf(`${name}/package.json`));
}

/** Where npm has put a file of a package that the kit asks for. */
function placeOf(file: string): string | undefined {
  return [join(kit, 'node_modules', file), join(kit, '../..', file)].find(existsSync);
}

function end(why: string): never {
  console.error(why);
  process.exit(2);
}
