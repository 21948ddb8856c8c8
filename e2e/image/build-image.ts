import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, globSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

export const repository = join(import.meta.dirname, '../..');
/** On a disk: where memory is mounted, no system can be installed. */
export const folder = join(repository, '.build/image');
const certificates = '/etc/ssl/certs/ca-certificates.crt';

function programAt(name: string, path = process.env.PATH ?? ''): string | undefined {
  return path
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** What npm and the steps of the Containerfile run. */
const programs = [
  'sh',
  'bash',
  'env',
  'mkdir',
  'chmod',
  'cp',
  'rm',
  'find',
  'xargs',
  'grep',
  'sort',
  'ldd',
  'nice',
  'cat',
  'uname',
];

/** Why no image can be built or run here; undefined where it can. */
export function cannotBuild(): string | undefined {
  const missing = ['buildah', 'crun', 'unshare', 'npm', ...programs].filter((program) => !programAt(program));
  if (missing.length > 0) return `An image cannot be built here: apt-get install ${missing.join(' ')}`;
  return process.getuid?.() === 0 ? undefined : 'An image can be built and run here by root alone';
}

/**
 * Builds the image on a base of this machine's own Debian packages, since no registry of images may be reached: those programs,
 * this project's Node, the libraries that they and its packages load, and npm. Answers the folder that is the image's root.
 */
export function buildImage(): { root: string; remove(): void } {
  rmSync(folder, { recursive: true, force: true });
  const base = join(folder, 'base');
  for (const place of ['local/bin', 'local/lib', 'bin', 'lib', 'lib64'])
    mkdirSync(join(base, 'usr', place), { recursive: true });
  // As Debian has it: programs and libraries are at both addresses.
  for (const place of ['bin', 'lib', 'lib64']) symlinkSync(`usr/${place}`, join(base, place));
  const options = ['--root', join(folder, 'images'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs'];
  const run = (program: string, ...rest: string[]) =>
    execFileSync(program, rest, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1e9 }).trim();
  const buildah = (...rest: string[]) => run('buildah', ...options, ...rest);

  const paths = programs.map((program) => programAt(program) ?? program);
  const addons = globSync(join(repository, 'node_modules/**/*.node'));
  const libraries = [process.execPath, ...paths, ...addons].flatMap(
    (path) => spawnSync('ldd', [path], { encoding: 'utf8' }).stdout.match(/\/[^ )]+/g) ?? [],
  );
  const copied = new Set([...paths, ...libraries, certificates]);
  run('cp', '--parents', '--dereference', '--target-directory', base, ...copied);
  run('cp', process.execPath, join(base, 'usr/local/bin/node'));
  run('cp', '--archive', dirname(dirname(realpathSync(programAt('npm') ?? ''))), join(base, 'usr/local/lib/npm'));
  run('ln', '-s', '../lib/npm/bin/npm-cli.js', join(base, 'usr/local/bin/npm'));

  const made = buildah('from', 'scratch');
  buildah('add', made, base, '/');
  buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, made);
  buildah('commit', '--rm', made, 'localhost/base');
  const isolated = ['--isolation', 'chroot', '--network', 'host', '--pull-never'];
  const file = ['--file', join(repository, 'deploy/production/Containerfile')];
  buildah('bud', ...isolated, ...file, '--build-arg', 'BASE=localhost/base', '--tag', 'localhost/site', repository);
  const image = buildah('from', '--pull-never', 'localhost/site');
  return {
    root: buildah('mount', image),
    remove() {
      buildah('umount', image);
      rmSync(folder, { recursive: true });
    },
  };
}
