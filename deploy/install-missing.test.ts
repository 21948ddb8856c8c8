import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';

const folder = mkdtempSync(join(tmpdir(), 'install-'));
after(() => rmSync(folder, { recursive: true }));

interface Checkout {
  wanted: object;
  installed?: object;
  /** What the machine's npm does. */
  npm?: string;
}

/** A checkout of its own, where npm only says that it was called. */
function checkout({ wanted, installed, npm = 'echo "npm called: $*"' }: Checkout) {
  const root = mkdtempSync(join(folder, 'checkout-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('package-lock.json', JSON.stringify({ packages: { '': { workspaces: ['deploy'] }, ...wanted } }));
  if (installed) write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
  write('bin/npm', `#!/bin/sh\n${npm}\n`);
  chmodSync(join(root, 'bin/npm'), 0o755);
  mkdirSync(join(root, 'deploy'));
  for (const file of ['install-missing.mjs', 'run.sh'])
    copyFileSync(join(import.meta.dirname, file), join(root, 'deploy', file));
  const env = {
    PATH: `${join(root, 'node_modules/.bin')}:${join(root, 'bin')}:${dirname(process.execPath)}:/usr/bin:/bin`,
  };
  return { root, write, options: { cwd: root, env } };
}

const run = (of: Checkout, script?: string) => install(checkout(of).options, script);

function install(options: { cwd: string; env: NodeJS.ProcessEnv }, script = 'e2e/all-tests.ts') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['deploy/install-missing.mjs', script], {
    ...options,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const packages = {
  shared: { version: '1.0.0' },
  'node_modules/shared': { resolved: 'shared', link: true },
  'node_modules/react': { version: '19.0.0', integrity: 'sha512-a' },
  'node_modules/only-on-windows': { version: '1.0.0', optional: true },
};
const { 'node_modules/only-on-windows': _, ...installed } = packages;

test('where all is installed it says nothing and leaves npm alone', () => {
  assert.deepEqual(run({ wanted: packages, installed }), { status: 0, stdout: '', stderr: '' });
});

test('on a fresh clone it installs', () => {
  assert.match(run({ wanted: packages }).stdout, /npm called: ci/);
});

test('after a change of package-lock.json it installs', () => {
  const wanted = { ...packages, 'node_modules/react': { version: '19.0.1', integrity: 'sha512-b' } };
  assert.match(run({ wanted, installed }).stdout, /npm called: ci/);
  const other = { ...installed, 'node_modules/old': {} };
  assert.match(run({ wanted: { ...packages, 'node_modules/new': {} }, installed: other }).stdout, /npm called: ci/);
});

test('where packages are only missing they are added, and what runs with the others goes on', () => {
  const wanted = { ...packages, 'node_modules/new': {} };
  assert.match(run({ wanted, installed }).stdout, /npm called: install --no-save --include=dev --include=optional/);
});

test('after an installation that was broken off all are installed anew', () => {
  const { options } = checkout({
    wanted: { ...packages, 'node_modules/new': {} },
    installed,
    npm: 'echo "$1"; exit 130',
  });
  assert.match(install(options).stdout, /^install$/m);
  assert.match(install(options).stdout, /^ci$/m);
});

const ofSite = {
  ...packages,
  '': { workspaces: ['deploy', 'mf-a', 'e2e'], devDependencies: { typescript: '7.0.0' } },
  deploy: { dependencies: { shared: '1.0.0' } },
  shared: { dependencies: { react: '19.0.0' }, devDependencies: { webpack: '5.0.0' } },
  'mf-a': { dependencies: { leaflet: '1.0.0' } },
  'node_modules/typescript': { version: '7.0.0' },
  'node_modules/leaflet': { version: '2.0.0' },
  'mf-a/node_modules/leaflet': { version: '1.0.0' },
  'node_modules/webpack': {
    ...{ version: '5.0.0', dependencies: { tapable: '1.0.0' }, peerDependencies: { acorn: '8', webpackcli: '7' } },
    peerDependenciesMeta: { webpackcli: { optional: true } },
  },
  'node_modules/webpack/node_modules/tapable': { version: '1.0.0' },
  'node_modules/acorn': { version: '8.0.0' },
};
const ofTests = {
  e2e: { devDependencies: { jest: '30.0.0', leaflet: '2.0.0' } },
  'node_modules/jest': { version: '30.0.0', dependencies: { tapable: '2.0.0' } },
  'node_modules/tapable': { version: '2.0.0' },
  'node_modules/webpackcli': { version: '7.0.0' },
};

test('the site asks for the packages of its own folders and what those ask for, and tests for all', () => {
  const wanted = { ...ofSite, ...ofTests };
  const { 'node_modules/leaflet': forTests, ...installed } = ofSite;
  assert.match(
    run({ wanted }, 'deploy/start.ts').stdout,
    /npm called: ci .*--include-workspace-root --workspace=deploy --workspace=mf-a$/m,
  );
  assert.equal(run({ wanted, installed }, 'deploy/start.ts').stdout, '');
  for (const script of ['e2e/all-tests.ts', '../e2e/one-application.ts'])
    assert.match(run({ wanted, installed }, script).stdout, /npm called: install (?!.*workspace)/, script);
  const asked = Object.keys(installed).filter((path) => path.includes('node_modules/') && !path.includes('windows'));
  assert.equal(asked.length, 7);
  for (const path of asked) {
    const others = Object.fromEntries(Object.entries(installed).filter(([name]) => name !== path));
    if (path !== 'node_modules/shared')
      assert.match(run({ wanted, installed: others }, 'deploy/start.ts').stdout, /npm called: install .*deploy/, path);
  }
  assert.equal(run({ wanted, installed: { ...installed, forTests } }, 'deploy/start.ts').stdout, '');
});

test('the Node of this machine has to be there, in the version of package-lock.json, and no other machine’s', () => {
  const node = (version: string, os: string = process.platform) => ({
    version,
    integrity: `sha512-${version}`,
    optional: true,
    bin: { node: 'bin/node' },
    os,
    cpu: process.arch,
  });
  const wanted = {
    ...packages,
    'node_modules/node-here': node('26.1.0'),
    'node_modules/node-there': node('26.1.0', 'beos'),
  };
  const here = (version: string) => ({ ...installed, 'node_modules/node-here': node(version) });
  assert.match(run({ wanted, installed }).stdout, /npm called: install --no-save/);
  assert.match(run({ wanted, installed: here('26.0.0') }).stdout, /npm called: ci/);
  assert.equal(run({ wanted, installed: here('26.1.0') }).stdout, '');
});

test('the Node of this machine is found by npm scripts where npm has not linked it, as npm 10 has not', () => {
  const forHere = {
    version: '26.1.0',
    optional: true,
    bin: { node: 'bin/node' },
    os: process.platform,
    cpu: process.arch,
  };
  const node = 'node_modules/node-here/bin/node';
  const { root, options } = checkout({
    wanted: { ...packages, 'node_modules/node-here': forHere },
    npm: `mkdir -p $(dirname ${node}) && printf '#!/bin/sh\\necho its own' > ${node} && chmod +x ${node}`,
  });
  assert.equal(install(options).status, 0);
  const link = join(root, 'node_modules/.bin/node');
  assert.equal(spawnSync(link, { encoding: 'utf8' }).stdout, 'its own\n');
  // A link that leads nowhere, as one of a checkout that was moved, is none.
  rmSync(link);
  symlinkSync('/nowhere/node', link);
  install(options);
  assert.equal(spawnSync(link, { encoding: 'utf8' }).stdout, 'its own\n');
});

test('a failed installation stops the command that was to follow', () => {
  const { status, stderr } = run({ wanted: packages, npm: 'exit 7' });
  assert.equal(status, 1);
  assert.match(stderr, /could not be installed/);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  test(`${signal} reaches the script of an npm command, which ends in its own way`, async () => {
    const { write, options } = checkout({ wanted: packages, installed });
    write(
      'deploy/script.mjs',
      `process.once('${signal}', () => process.exit(7)); setTimeout(() => {}, 10_000); console.log(process.argv[2]);`,
    );
    const child = spawn('sh', ['-c', 'exec sh deploy/run.sh deploy/script.mjs "ready now"'], options);
    const [said] = await once(child.stdout, 'data');
    assert.equal(String(said), 'ready now\n');
    child.kill(signal);
    assert.deepEqual(await once(child, 'exit'), [7, null]);
  });

test('what a script and the processes that it starts compile is kept in the build folder, or where somebody says', () => {
  const { root, write, options } = checkout({ wanted: packages, installed });
  write('deploy/script.mjs', 'console.log(process.env.NODE_COMPILE_CACHE)');
  const kept = (env: NodeJS.ProcessEnv) =>
    spawnSync('sh', ['deploy/run.sh', 'deploy/script.mjs'], { ...options, env, encoding: 'utf8' }).stdout.trim();
  const env: NodeJS.ProcessEnv = { ...process.env, ...options.env };
  delete env.NODE_COMPILE_CACHE;
  assert.equal(kept(env), join(realpathSync(root), '.build/compile-cache'));
  assert.equal(kept({ ...env, NODE_COMPILE_CACHE: '/elsewhere' }), '/elsewhere');
});

test('nothing is installed in a tree that is not the site’s own', () => {
  const parted = checkout({ wanted: packages });
  parted.write('package-lock.json', JSON.stringify({ packages: { '': { workspaces: ['packages/*'] }, ...packages } }));
  const linked = checkout({ wanted: packages });
  symlinkSync(checkout({ wanted: packages }).root, join(linked.root, 'node_modules'));
  for (const { options } of [parted, linked]) {
    const { status, stdout, stderr } = spawnSync('sh', ['deploy/run.sh', 'deploy/script.mjs'], {
      ...options,
      encoding: 'utf8',
    });
    assert.deepEqual([status, stdout], [1, '']);
    assert.match(stderr, /nothing is installed there/);
  }
});

const repository = join(import.meta.dirname, '..');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(repository, 'package.json'), 'utf8'),
);
const ownScripts = Object.entries(scripts).flatMap(([name, text]) => {
  const [, script] = /^exec sh deploy\/run\.sh (\S+)/.exec(text) ?? [];
  return script ? [{ name, script }] : [];
});

test('--help of every npm script says what it does, on a fresh clone, too, and neither installs nor runs anything', async () => {
  assert.ok(ownScripts.length > 20);
  const fresh = checkout({ wanted: packages });
  for (const { name, script } of ownScripts) {
    const source = readFileSync(join(repository, script), 'utf8');
    fresh.write(script, `${source.replaceAll(/^import .*$/gm, '')}\nthrow new Error('it runs');`);
    const { status, stdout, stderr } = spawnSync('sh', ['deploy/run.sh', script, '--help'], {
      ...fresh.options,
      encoding: 'utf8',
    });
    assert.deepEqual([status, stderr], [0, ''], name);
    assert.match(stdout, /^[A-Z`][^$]{40,}$/, name);
    assert.doesNotMatch(stdout, /npm called/, name);
  }
  // Here everything is installed: it ends by itself, without a site, a browser or a build.
  const ends = ownScripts.map(async ({ name, script }) => {
    const child = spawn('sh', ['deploy/run.sh', script, '--help'], {
      cwd: repository,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = Promise.all([child.stdout, child.stderr].map((stream) => stream.toArray()));
    const [status] = await once(child, 'exit');
    const [out = [], err = []] = await said;
    assert.deepEqual([status, String(err)], [0, ''], name);
    assert.match(String(out), /^[A-Z`][^$]{40,}\n$/, name);
  });
  await Promise.all(ends);
});

test('every npm script installs what is missing first', () => {
  const others = Object.keys(scripts).filter((name) => !scripts[name]?.startsWith('exec sh deploy/run.sh '));
  assert.deepEqual(others, []);
});
