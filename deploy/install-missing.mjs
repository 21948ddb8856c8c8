// Runs before every npm script, on whatever Node the machine has: nothing may be imported that has to be installed.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

if (Number.parseInt(process.versions.node, 10) < 20)
  fail(
    `This needs Node 20 or newer, and this is Node ${process.versions.node}. Get a newer one from https://nodejs.org`,
  );

if (process.argv.includes('--help')) {
  // Scripts with a usage say it themselves where they can: parts of it are imported.
  const source = readFileSync(process.argv[2] ?? '', 'utf8');
  const [, usage] = /^const usage = `([^`]*)`/m.exec(source) ?? [];
  const [, comment = ''] = /\/\*\*([\s\S]*?)\*\//.exec(source) ?? [];
  if (usage && isInstalled()) process.exit(0);
  console.log(usage?.replace(/\$\{[^}]*\}/g, '…') ?? comment.replace(/^ \* ?/gm, '').trim());
  process.exit(3);
}

if (!isInstalled()) {
  if (!isOwnTree())
    fail(
      `${root} is not the whole checkout of this project, or its node_modules is another one's: nothing is installed there.`,
    );
  console.log('Installing what is missing (npm ci) …');
  // npm replaces node_modules, and with it the Node that is in there: it has to run on the machine's own.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const { status } = spawnSync('npm ci --include=dev --include=optional --no-audit --no-fund', {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    shell: true,
    stdio: 'inherit',
  });
  if (status !== 0) fail('The packages could not be installed; what npm says is above.');
}

// One of the packages `node-…` brings the Node that runs everything else: the one for this machine, where there is one.
if (!existsSync(join(root, 'node_modules/.bin/node')) && Number.parseInt(process.versions.node, 10) < 26)
  fail('No package brings Node 26 for this machine. Install it from https://nodejs.org');

/** Whether node_modules holds what package-lock.json says. npm notes in a hidden lock file what it has installed. */
function isInstalled() {
  const wanted = packagesIn('package-lock.json');
  const installed = packagesIn('node_modules/.package-lock.json');
  return (
    wanted !== undefined &&
    installed !== undefined &&
    Object.entries(wanted)
      .filter(
        ([path, entry]) =>
          path.includes('node_modules/') && (bringsNode(entry) || !(entry.optional || entry.devOptional)),
      )
      .every(([path, { version, integrity }]) => {
        const there = installed[path];
        return there && there.version === version && there.integrity === integrity;
      })
  );
}

/** Whether a package brings Node for this machine. */
function bringsNode({ bin, os, cpu }) {
  return bin?.node !== undefined && [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch);
}

/** Whether npm would write into this project alone: its packages are listed here, and node_modules leads nowhere else. */
function isOwnTree() {
  const folder = lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false });
  return packagesIn('package-lock.json')?.['']?.workspaces?.includes('deploy') && !folder?.isSymbolicLink();
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
