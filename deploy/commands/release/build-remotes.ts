import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { applications, buildFolder, type Mode, programOf, repository, sharedReleases } from 'shared/build';
import { SiteError } from 'shared/errors';

/** The folders of the builds of all libraries that are shared, remotes and the shell, in a mode. */
export const buildFolders = (mode: Mode): string[] =>
  [...sharedReleases.map(({ name }) => name), ...applications].map((name) => buildFolder(mode, name));

/** Builds what changed of the remotes named, or of all, in a process of its own. Throws SiteError `release-refused`. */
export async function buildRemotes(mode: Mode, names: readonly string[] = []): Promise<void> {
  const [code] = await once(spawnBuild(['--mode', mode, ...names], 'inherit'), 'exit');
  if (code !== 0) throw new SiteError('release-refused', 'The build failed; nothing was published');
}

/** The build as a process. With `--watch` it goes on with every change and says so on its output. */
export const spawnBuild = (options: string[], output: 'inherit' | 'pipe'): ChildProcess =>
  spawn(process.execPath, [programOf('shared/build/cli.ts'), ...options], {
    cwd: repository,
    stdio: ['ignore', output, 'inherit'],
  });
