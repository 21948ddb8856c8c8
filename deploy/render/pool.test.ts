import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { startRenderPool } from './pool.ts';

const releases = mkdtempSync(join(tmpdir(), 'pool-'));
after(() => rmSync(releases, { recursive: true }));

test('a pool that is closed while it tries a release ends in peace', async () => {
  mkdirSync(join(releases, 'mf-endless', '1.0.0'), { recursive: true });
  writeFileSync(join(releases, 'mf-endless', '1.0.0', 'server.cjs'), 'for (;;);');
  const pool = await startRenderPool(releases, []);
  const warming = pool.warm([{ name: 'mf-endless', version: '1.0.0' }]);
  await pool.close();
  await assert.doesNotReject(warming);
});
