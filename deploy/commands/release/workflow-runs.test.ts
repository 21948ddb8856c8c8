import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { repository } from 'shared/build';
import { parse } from 'yaml';
import { z } from 'zod';

/** The workflow of a remote, run here: its own shell and git, and a replacement of npm that records its arguments. */
const jobSchema = z.object({
  if: z.string().optional(),
  env: z.record(z.string(), z.string()).default({}),
  steps: z.array(
    z.object({
      run: z.string().optional(),
      id: z.string().optional(),
      env: z.record(z.string(), z.string()).default({}),
    }),
  ),
});
const { jobs } = z
  .object({ jobs: z.object({ test: jobSchema, release: jobSchema }) })
  .parse(parse(readFileSync(join(repository, '.github/workflows/remote.yml'), 'utf8')));

const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
const checkout = join(folder, 'checkout');
const asked = join(folder, 'asked');
after(() => rmSync(folder, { recursive: true }));

mkdirSync(join(folder, 'bin'));
const standIn = `#!/bin/sh\necho "npm $*" >> ${asked}\ncase "$*" in "$FAILING"*) exit 1;; esac\n`;
writeFileSync(join(folder, 'bin/npm'), standIn, { mode: 0o755 });

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...words], {
    cwd: checkout,
    encoding: 'utf8',
  }).trim();
const commit = (path: string, message: string) => {
  mkdirSync(join(checkout, path, '..'), { recursive: true });
  writeFileSync(join(checkout, path), message);
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
};

beforeEach(() => {
  rmSync(checkout, { recursive: true, force: true });
  mkdirSync(checkout);
  git('init', '--quiet');
  commit('README.md', 'Begin');
  writeFileSync(asked, '');
});

interface Pushed {
  event?: 'push' | 'pull_request';
  /** The command at which npm fails. */
  failing?: string;
}

/** Runs the jobs for mf-search as the service does after the last commit; answers what npm was asked, line by line. */
function run({ event = 'push', failing = 'nothing' }: Pushed = {}): string[] {
  const expressions: Record<string, string> = {
    'inputs.remote': 'mf-search',
    'github.event.before': git('rev-parse', 'HEAD~1'),
    'github.event_name': event,
    'github.actor': 'ann',
    'vars.SITE': 'https://www.example.org',
    'secrets.registry-token': 'a-token',
    'secrets.signing-key': 'a-key',
  };
  const filledIn = (text: string) =>
    text.replace(/\$\{\{ (.*?) \}\}/g, (_, name: string) => expressions[name] ?? assert.fail(`What is ${name}?`));
  const outputs = join(folder, 'outputs');
  writeFileSync(outputs, '');
  const succeeded = (job: z.infer<typeof jobSchema>): boolean =>
    job.steps.every((step) => {
      if (!step.run) return true;
      const named = Object.entries({ ...job.env, ...step.env }).map(([name, text]) => [name, filledIn(text)]);
      const env = {
        PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}`,
        GITHUB_OUTPUT: outputs,
        FAILING: failing,
        ...Object.fromEntries(named),
      };
      return spawnSync('bash', ['-eo', 'pipefail', '-c', step.run], { cwd: checkout, env }).status === 0;
    });
  assert.equal(jobs.release.if, "needs.test.outputs.releases == 'true'");
  if (succeeded(jobs.test) && readFileSync(outputs, 'utf8').includes('releases=true\n')) succeeded(jobs.release);
  return readFileSync(asked, 'utf8').trim().split('\n');
}

const tested = [
  'npm ci --no-audit --no-fund',
  'npm run check',
  'npm exec -- jest --config shared/build/jest.config.js mf-search',
  'npm exec -- node shared/build/cli.ts mf-search',
];
const mayRelease = 'npm run can-release -- mf-search --site https://www.example.org';

test('a push that changes a remote tests it, asks whether it may be released, and releases it in the words of the commit', () => {
  commit('mf-search/src/remote.ts', 'Find "oak"; and $(more)');
  const release =
    'npm run release -- mf-search --no-build --site https://www.example.org --by ann --why Find "oak"; and $(more)';
  assert.deepEqual(run(), [...tested, tested[0], mayRelease, release]);
});

test('a push that changes what remotes share tests the remote and releases nothing; neither does a request to merge', () => {
  commit('shared/bus/index.ts', 'Speak up');
  assert.deepEqual(run(), tested);
  commit('mf-search/src/remote.ts', 'Find more');
  writeFileSync(asked, '');
  assert.deepEqual(run({ event: 'pull_request' }), tested);
});

test('what fails its tests is not released, and neither is what would break the site', () => {
  commit('mf-search/src/remote.ts', 'Find more');
  assert.deepEqual(run({ failing: 'exec -- jest' }), tested.slice(0, 3));
  writeFileSync(asked, '');
  assert.deepEqual(run({ failing: 'run can-release' }), [...tested, tested[0], mayRelease]);
});
