import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { siteRegistry } from '../site/site-registry.ts';
import { site } from '../site/sites.ts';
import { expect, test } from '../site/test.ts';
import { publishCandidate, whileRolledOut } from './candidate.ts';

const repository = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** What npm installs beside the package. */
const installed = ['@playwright/test', 'playwright', '@axe-core/playwright'];

test('another team’s pipeline runs the journeys from a package, for each combination that visitors meet', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pipeline-'));
  const { secret, id } = await siteRegistry().createToken({ name: 'A pipeline', role: 'qa', by: 'e2e' });
  try {
    const { stdout } = await run(process.execPath, [join(repository, 'e2e/package/build-package.ts'), '--out', folder]);
    await rm(join(folder, 'package'), { recursive: true });
    await run('tar', ['-xzf', stdout.trim(), '-C', folder]);
    for (const name of installed) {
      const place = join(folder, 'package/node_modules', name);
      await mkdir(dirname(place), { recursive: true });
      await symlink(join(repository, 'node_modules', name), place);
    }

    const candidate = await publishCandidate();
    await whileRolledOut(candidate, async () => {
      const words = [
        '--base-url',
        `http://localhost:${site.port}`,
        '--reachable',
        '--grep',
        'the skip links lead past',
      ];
      const result = await run(process.execPath, [join(folder, 'package/run.js'), ...words], {
        cwd: folder,
        env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: folder, REGISTRY_ACCESS_TOKEN: secret },
      }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => ({ stdout: `${stdout}\n${stderr}` }));
      const table = result.stdout.slice(result.stdout.lastIndexOf('combination '));
      expect(table).toMatch(new RegExp(`mf-search=${candidate} .* 10 %.* 1 +0 +0$`, 'm'));
      expect(table.trim().split('\n').slice(1)).toHaveLength(2);
      expect(table, result.stdout).not.toMatch(/ [1-9]\d* +\d+$/m);
    });
  } finally {
    await siteRegistry().revokeToken(id, { by: 'e2e' });
    await rm(folder, { recursive: true, force: true });
  }
});
