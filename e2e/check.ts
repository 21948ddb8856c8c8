import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applications, repository } from 'shared/build';

/**
 * `npm run check`: lint, types, what each remote declares, what teams on their own build against, the documents, and a test for each line of the specification; writes what is generated first.
 * Lint and types look at what has changed since the branch left `main`; at everything with `--all`, and on `main` itself.
 */
const files = process.argv.includes('--all') ? undefined : changedFiles();
const folders = files && [...new Set(files.map((file) => file.split('/')[0] ?? ''))];
// Nobody imports from an application; what others import is held by the types of all who do.
const types = folders?.every((folder) => applications.includes(folder)) ? partOfTypes(folders) : '.';

run('node', 'shared/build/generate-types.ts');
run('biome', 'check', '--no-errors-on-unmatched', ...(files ?? ['.']));
run('tsc', '-p', types);
run('node', 'shared/build/check-remotes.ts');
if (!folders || folders.includes('shared') || files?.some((file) => file.startsWith('e2e/kit/')))
  run('node', 'e2e/kit/check-api.ts');
run('node', 'e2e/documents/check.ts');

function run(program: string, ...args: string[]): void {
  const start = performance.now();
  const { status } = spawnSync(program, args, { stdio: 'inherit', cwd: repository });
  if (status !== 0) process.exit(1);
  console.log(`${program} ${args[0]}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** The files that differ from where the branch left `main`, new ones too; undefined where that is not known, or nothing. */
function changedFiles(): string[] | undefined {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: 'pipe' }).trim();
    const base = git('merge-base', 'HEAD', 'main');
    const names = [
      git('diff', '--name-only', '--diff-filter=d', base),
      git('ls-files', '--others', '--exclude-standard'),
    ];
    const found = names.flatMap((list) => list.split('\n')).filter(Boolean);
    return found.length > 0 ? found : undefined;
  } catch {
    return undefined;
  }
}

/** A project of these folders alone, with what they import. */
function partOfTypes(folders: readonly string[]): string {
  const folder = join(repository, '.build');
  mkdirSync(folder, { recursive: true });
  const project = join(folder, 'types-of-changes.json');
  const include = ['../shared/**/*.d.ts', ...folders.map((name) => `../${name}`)];
  const own = { extends: '../tsconfig.json', include, exclude: ['../**/node_modules'] };
  writeFileSync(
    project,
    JSON.stringify({ ...own, compilerOptions: { tsBuildInfoFile: './types-of-changes.tsbuildinfo' } }),
  );
  return project;
}
