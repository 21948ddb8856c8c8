import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { site } from '../site/sites.ts';
import { expect, test } from '../site/test.ts';
import { publishCandidate, whileRolledOut } from './candidate.ts';

test.describe.configure({ timeout: 30 * 60_000 });

/** As QA types it, with the registry of this folder's site; answers what it says, and fails with its last lines. */
async function e2e(...words: string[]): Promise<string> {
  const command = ['run', '--silent', 'e2e', '--', '--base-url', `http://localhost:${site.port}`, ...words];
  const env = { ...process.env, PORT: String(site.port), DATA_DIR: site.dataDir };
  const options = { cwd: join(import.meta.dirname, '../..'), env, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)('npm', command, options).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${error.stderr}\n${error.stdout.split('\n').slice(-60).join('\n')}`, { cause: error });
    },
  );
  return stdout;
}

test('every journey that only reads passes with every combination, while a rollout runs', async () => {
  const candidate = await publishCandidate();
  await whileRolledOut(candidate, async () => {
    const table = (await e2e('--reachable')).split('combination ').at(-1) ?? '';
    expect(table).toContain(`mf-search=${candidate}`);
    for (const line of table.trim().split('\n').slice(1)) expect(line).toMatch(/ [1-9]\d* +0 +0$/);
  });
});

test('the same build under another version looks the same on every page', async () => {
  const candidate = await publishCandidate();
  const told = await e2e('--compare', `live,mf-search=${candidate}`);
  expect(told).toMatch(/^search +390 +0\.\d\d %$/m);
  expect(told).toContain('report.html');
  expect(told).not.toContain('differs');
  const nowhere = e2e('--compare', `live,mf-search=${candidate}`, '--grep', 'nowhere');
  await expect(nowhere).rejects.toThrow(/No page has nowhere in its name/);
});
