import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SiteError } from 'shared/errors';
import { applicationName } from 'shared/release';
import { firstFiles } from './first-files.ts';

/** The smallest remote that lends a fragment: the new one has its libraries and its workflow. */
const smallest = 'mf-search';

/**
 * Writes a new remote into a copy of this repository; answers the files that it made or changed. Throws SiteError
 * `command-wrong` where the name is none for a remote, or taken.
 */
export function addRemote(repository: string, name: string, team: string = name.slice(3)): string[] {
  if (!applicationName.safeParse(name).success)
    throw new SiteError('command-wrong', `A remote is called as mf-reviews, not ${name}`);
  if (existsSync(join(repository, name))) throw new SiteError('command-wrong', `There is a folder ${name} already`);
  const read = (path: string) => readFileSync(join(repository, path), 'utf8');
  const written: string[] = [];
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), text);
    written.push(path);
  };

  const { scripts, dependencies } = JSON.parse(read(`${smallest}/package.json`));
  const own = { name, version: '1.0.0', private: true, type: 'module', scripts, dependencies };
  write(`${name}/package.json`, asJson(own));
  for (const [path, text] of Object.entries(firstFiles(name))) write(`${name}/${path}`, text);

  const workflow = read(`.github/workflows/${smallest}.yml`);
  write(
    `.github/workflows/${name}.yml`,
    workflow.replaceAll(smallest, name).replaceAll(secret(smallest), secret(name)),
  );

  const root = JSON.parse(read('package.json'));
  root.workspaces = withWorkspace(root.workspaces, name);
  write('package.json', asJson(root));
  write('package-lock.json', asJson(withPackage(JSON.parse(read('package-lock.json')), name, dependencies)));
  write('CODEOWNERS', afterLast(read('CODEOWNERS'), /^\/mf-/, `${`/${name}/`.padEnd(14)} @rivelle/${team}`));
  write('README.md', afterLast(read('README.md'), /^\| `mf-/, `| \`${name}/\` | | \`${name}/first\` | |`));
  const image = 'deploy/production/Containerfile';
  write(image, afterLast(read(image), /^COPY mf-/, `COPY ${name}/package.json ${name}/`));
  return written;
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const secret = (name: string): string => name.toUpperCase().replaceAll('-', '_');

/** A line after the last one that is like it. Throws Error where none is. */
function afterLast(text: string, like: RegExp, line: string): string {
  const lines = text.split('\n');
  const last = lines.findLastIndex((one) => like.test(one));
  if (last < 0) throw new Error(`No line is like ${like}`);
  return lines.toSpliced(last + 1, 0, line).join('\n');
}

const withWorkspace = (workspaces: string[], name: string): string[] =>
  workspaces.toSpliced(workspaces.findLastIndex((one) => one.startsWith('mf-')) + 1, 0, name);

interface Lock {
  packages: Record<string, { workspaces?: string[]; [field: string]: unknown }>;
}

/** What `npm install` would write of it. */
function withPackage(lock: Lock, name: string, dependencies: Record<string, string>): Lock {
  const packages = Object.entries(lock.packages).map(([path, entry]): [string, Lock['packages'][string]] => [
    path,
    path === '' ? { ...entry, workspaces: withWorkspace(entry.workspaces ?? [], name) } : entry,
  ]);
  const added: [string, Lock['packages'][string]][] = [
    [name, { version: '1.0.0', dependencies }],
    [`node_modules/${name}`, { resolved: name, link: true }],
  ];
  for (const [path, entry] of added) {
    const next = packages.findIndex(([other]) => other.localeCompare(path, 'en') > 0);
    packages.splice(next < 0 ? packages.length : next, 0, [path, entry]);
  }
  return { ...lock, packages: Object.fromEntries(packages) };
}
