// Runs before every npm script, on whatever Node the machine has: nothing may be imported that has to be installed.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

if (Number.parseInt(process.versions.node, 10) < 20)
  fail(
    `This needs Node 20 or newer, and this is Node ${process.versions.node}. Get a newer one from https://nodejs.org`,
  );

const wanted = packagesIn('package-lock.json');
/** npm notes in a hidden lock file what it has installed. */
const hiddenLock = 'node_modules/.package-lock.json';
const installed = packagesIn(hiddenLock);
/** What the site runs on is half of all packages: those that e2e/ declares are installed with the first script that is there. */
const ofSite = /(?:^|\/)deploy\//.test(process.argv[2] ?? '');

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
  // A site that runs in this folder goes on where npm only adds; `ci` takes all away first.
  const adding = installed !== undefined && Object.keys(installed).every(isAsWanted);
  // An installation that is broken off leaves none, and the next one begins anew.
  if (adding) rmSync(join(root, hiddenLock));
  const how = adding ? 'install --no-save' : 'ci';
  const which = ofSite
    ? ` --include-workspace-root ${foldersOfSite()
        .map((one) => `--workspace=${one}`)
        .join(' ')}`
    : '';
  console.log(`Installing what is missing (npm ${how}) …`);
  // npm replaces node_modules, and with it the Node that is in there: it has to run on the machine's own.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const { status } = spawnSync(`npm ${how} --include=dev --include=optional --no-audit --no-fund${which}`, {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    shell: true,
    stdio: 'inherit',
  });
  if (status !== 0) fail('The packages could not be installed; what npm says is above.');
}

// One of the packages `node-…` brings the Node that runs everything else: the one for this machine, where there is one.
linkNode();
if (!existsSync(join(root, 'node_modules/.bin/node')) && Number.parseInt(process.versions.node, 10) < 26)
  fail('No package brings Node 26 for this machine. Install it from https://nodejs.org');

/** Whether node_modules holds what package-lock.json says. */
function isInstalled() {
  if (!wanted || !installed) return false;
  const needed = ofSite ? packagesOf(['.', ...foldersOfSite()]) : Object.keys(wanted);
  return needed
    .filter((path) => path.includes('node_modules/'))
    .filter((path) => bringsNode(wanted[path]) || !(wanted[path].optional || wanted[path].devOptional))
    .every((path) => installed[path] && isAsWanted(path));
}

function isAsWanted(path) {
  const [one, other] = [wanted?.[path], installed[path]];
  return one !== undefined && one.version === other.version && one.integrity === other.integrity;
}

function foldersOfSite() {
  return (wanted?.['']?.workspaces ?? []).filter((folder) => folder !== 'e2e');
}

/** The places of all packages that some folders ask for, and those ask for in turn. */
function packagesOf(folders) {
  const reached = new Set(folders);
  // A set goes on with what is added meanwhile.
  for (const path of reached) {
    const asks = wanted[path === '.' ? '' : path] ?? {};
    const peers = Object.keys(asks.peerDependencies ?? {}).filter(
      (name) => !asks.peerDependenciesMeta?.[name]?.optional,
    );
    const others = { ...asks.dependencies, ...asks.devDependencies, ...asks.optionalDependencies };
    for (const name of [...Object.keys(others), ...peers]) {
      const place = placeOf(name, path);
      if (place) reached.add(place);
    }
  }
  return [...reached];
}

/** Where Node finds a package that is asked for at a place: there, or in a folder above. */
function placeOf(name, path) {
  const place = posix.join(path, 'node_modules', name);
  if (wanted[place]) return wanted[place].link ? wanted[place].resolved : place;
  return path === '.' ? undefined : placeOf(name, posix.dirname(path));
}

/** npm 10 removes the link with the packages for other machines, whose links have the same name. */
function linkNode() {
  const link = join(root, 'node_modules/.bin/node');
  const path = Object.keys(wanted ?? {}).find((one) => bringsNode(wanted[one]));
  const node = path && join(root, path, wanted[path].bin.node);
  if (!node || !existsSync(node) || existsSync(link)) return;
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(relative(dirname(link), node), link);
}

/** Whether a package brings Node for this machine. */
function bringsNode({ bin, os, cpu }) {
  return bin?.node !== undefined && [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch);
}

/** Whether npm would write into this project alone: its packages are listed here, and node_modules leads nowhere else. */
function isOwnTree() {
  const folder = lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false });
  return wanted?.['']?.workspaces?.includes('deploy') && !folder?.isSymbolicLink();
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
