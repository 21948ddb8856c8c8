import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  write('package-lock.json', JSON.stringify({ packages: { '': {}, ...wanted } }));
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

function run(of: Checkout) {
  const { options } = checkout(of);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['deploy/install-missing.mjs'], {
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
  assert.match(run({ wanted: { ...packages, 'node_modules/new': {} }, installed }).stdout, /npm called: ci/);
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

test('every npm script installs what is missing first', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  );
  const others = Object.keys(scripts).filter((name) => !scripts[name]?.startsWith('exec sh deploy/run.sh '));
  assert.deepEqual(others, ['check']);
});
