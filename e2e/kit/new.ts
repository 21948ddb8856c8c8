import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { applicationName } from 'shared/release';
import { firstFiles } from '../../deploy/commands/new-remote/first-files.ts';
import { readArguments, runCommand, wrongUse } from '../../deploy/commands/run-command.ts';
import { siteGiven } from './site-of-team.ts';
import { teamFiles } from './team-files.ts';

const usage = `Writes a new remote into a folder: a page and a fragment, their tests, scripts, and workflows for the code host.

  npx --no -- site-kit new mf-reviews . --site https://www.example.com

  --site      the site that every script is about; without it each of them has to be told

The folder has a package.json, and the kit in it, installed from there: ./site-kit-….tgz`;

const biome = 'node_modules/@biomejs/biome/bin/biome';
const scripts = [
  'dev',
  'test',
  'types',
  'can-release',
  'release',
  'rollback',
  'releases',
  'qa-link',
  'sample-pictures',
];

interface Package {
  devDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
}
const read = (path: string): Package => JSON.parse(readFileSync(path, 'utf8'));

await runCommand(usage, async () => {
  const { positionals, values } = readArguments({ site: { type: 'string' } });
  const [name = '', given = '.', ...others] = positionals;
  if (!applicationName.safeParse(name).success || name === 'shell' || others.length > 0)
    throw wrongUse(`A remote is called as mf-reviews, not ${name || 'nothing'}`);
  const folder = resolve(given);
  if (!existsSync(join(folder, 'package.json')))
    throw wrongUse(`${folder} has no package.json: npm init -y comes first`);
  const team = read(join(folder, 'package.json'));
  // What a site hands out changes with the site; the hash in package-lock.json does not.
  if (!team.devDependencies?.['@site/kit']?.startsWith('file:'))
    throw wrongUse(
      `${folder} has no kit of its own: npm pack …/_kit/site-kit-….tgz, npm install --save-dev ./site-kit-….tgz`,
    );
  if (values.site !== undefined) await siteGiven(['--site', values.site]);
  const files = { ...firstFiles(name, '@site/kit'), ...teamFiles(name) };
  const there = Object.keys(files).filter((path) => existsSync(join(folder, path)));
  if (there.length > 0) throw wrongUse(`${folder} has ${there.join(', ')} already: nothing was written`);

  const { dependencies: ofKit = {} } = read(join(import.meta.dirname, '../../package.json'));
  const dependencies = { react: ofKit.react, 'react-i18next': ofKit['react-i18next'] };
  files['package.json'] =
    `${JSON.stringify(packageOf(name, { ...team.dependencies, ...dependencies }, team, values.site), null, 2)}\n`;
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  // They are there already: it writes them into package-lock.json.
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent'], { cwd: folder, stdio: 'inherit' });
  for (const program of [
    [join(import.meta.dirname, 'own-contracts.js')],
    [biome, 'check', '--write', '--log-level=error', '.'],
  ])
    execFileSync(process.execPath, program, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  console.log(`${Object.keys(files)
    .map((path) => `  ${path}`)
    .join('\n')}

Next: npm run dev, npm test; then, with the token that operations gave your team, npm run release -- --why "first".`);
});

function packageOf(
  name: string,
  dependencies: Record<string, string | undefined>,
  team: Package,
  site?: string,
): object {
  return {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    ...(site && { config: { site } }),
    scripts: Object.fromEntries(scripts.map((script) => [script, `site-kit ${script}`])),
    dependencies,
    devDependencies: team.devDependencies,
  };
}
