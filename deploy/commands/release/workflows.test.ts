import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { applications, repository } from 'shared/build';
import { parse } from 'yaml';
import { z } from 'zod';

const folder = join(repository, '.github/workflows');
const read = (file: string): unknown => parse(readFileSync(join(folder, file), 'utf8'));

const concurrency = z.object({ group: z.string() });
const teamSchema = z.object({
  on: z.strictObject({
    push: z.strictObject({ branches: z.tuple([z.literal('main')]), paths: z.array(z.string()) }),
    pull_request: z.strictObject({ paths: z.array(z.string()) }),
  }),
  permissions: z.strictObject({ contents: z.literal('read') }),
  concurrency,
  jobs: z.strictObject({
    remote: z.strictObject({
      uses: z.literal('./.github/workflows/remote.yml'),
      with: z.strictObject({ remote: z.string() }),
      secrets: z.strictObject({ 'registry-token': z.string(), 'signing-key': z.string() }),
    }),
  }),
});
const job = z.object({
  needs: z.string().optional(),
  if: z.string().optional(),
  concurrency: concurrency.optional(),
  env: z.record(z.string(), z.string()).optional(),
  steps: z.array(z.object({ run: z.string().optional(), env: z.record(z.string(), z.string()).optional() })),
});
const jobsSchema = z.object({ jobs: z.record(z.string(), job) });

const remoteJobs = jobsSchema.parse(read('remote.yml')).jobs;
const commands = (jobs: Record<string, z.infer<typeof job>>): string[] =>
  Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => (run ? [run] : [])));

test('every remote and the shell has a workflow of its own, which looks at nothing of the others', () => {
  for (const name of applications) {
    const { on, concurrency, jobs } = teamSchema.parse(read(`${name}.yml`));
    assert.deepEqual(on.push.paths, [
      `${name}/**`,
      'shared/**',
      'package-lock.json',
      `.github/workflows/${name}.yml`,
      '.github/workflows/remote.yml',
    ]);
    assert.deepEqual(on.pull_request.paths, on.push.paths);
    assert.equal(jobs.remote.with.remote, name);
    assert.match(concurrency.group, new RegExp(`^${name}-`));
    const secret = (what: string) => `\${{ secrets.${name.toUpperCase().replaceAll('-', '_')}_${what} }}`;
    assert.equal(jobs.remote.secrets['registry-token'], secret('REGISTRY_TOKEN'));
    assert.equal(jobs.remote.secrets['signing-key'], secret('SIGNING_KEY'));
  }
});

test('a remote is released after its tests, where it has changed itself, one release after the other', () => {
  const { release, test: tests } = remoteJobs;
  assert.equal(release?.needs, 'test');
  assert.match(release?.if ?? '', /needs\.test\.outputs\.releases == 'true'/);
  assert.match(release?.concurrency?.group ?? '', /inputs\.remote/);
  assert.match(
    commands({ tests: tests ?? assert.fail() }).join('\n'),
    /git diff --quiet "\$BEFORE" HEAD -- "\$REMOTE"/,
  );
  const asked = commands({ release: release ?? assert.fail() });
  const at = (command: string) => asked.findIndex((run) => run.startsWith(command));
  assert.ok(at('npm run can-release') >= 0 && at('npm run can-release') < at('npm run release'));
});

test('workflows call scripts and files that there are, and put nothing of an event into a shell', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')));
  const runs = [...commands(remoteJobs), ...commands(jobsSchema.parse(read('platform.yml')).jobs)];
  for (const run of runs) {
    for (const [, script = ''] of run.matchAll(/npm run ([\w:-]+)/g)) assert.ok(scripts[script], script);
    for (const [, file = ''] of run.matchAll(/(?:node |--config |^)((?:shared|deploy|e2e|\.ci)\/[\w./-]+)/g))
      assert.ok(existsSync(join(repository, file)), file);
    assert.doesNotMatch(run, /\$\{\{/, 'it is handed over by the environment');
  }
});

test('there is no workflow but these', () => {
  const expected = [...applications.map((name) => `${name}.yml`), 'platform.yml', 'remote.yml'];
  assert.deepEqual(readdirSync(folder).sort(), expected.sort());
});
