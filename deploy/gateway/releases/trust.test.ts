import assert from 'node:assert/strict';
import { createPrivateKey } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { type Statement, signStatement } from '../../registry/signing/statement.ts';
import { makePrivateKey, publicTextOf } from '../../tokens/signatures.ts';
import { createTrust } from './trust.ts';

const key = createPrivateKey(makePrivateKey());

/** A gateway’s trust in the registry’s key, made anew by each call as at a start. */
async function trusting(context: TestContext) {
  const dataDir = await mkdtemp(join(tmpdir(), 'trust-'));
  context.after(() => rm(dataDir, { recursive: true }));
  const releaseKeys = join(dataDir, 'keys.json');
  await writeFile(releaseKeys, JSON.stringify({ live: [{ holder: 'the registry', public: publicTextOf(key) }] }));
  return () => createTrust({ releaseKeys, dataDir }, { error: () => {} });
}

const answer = (number: number, version: string, own: Partial<Statement> = {}, by = key) => {
  const live = { '*': { shell: { version } } };
  return {
    registry: number,
    live,
    retired: [],
    signed: signStatement({ of: 'embedded', number, live, withdrawn: {}, ...own }, by),
  };
};
const shown = ({ live }: { live: ReturnType<typeof answer>['live'] | object }) => JSON.stringify(live);
const shell = (version: string) => JSON.stringify({ '*': { shell: { version } } });

test('what was signed before is not taken again, nor another text of the same number, also after a start', async (context) => {
  const start = await trusting(context);
  const trust = start();
  assert.equal(shown(await trust.live(answer(2, '1.2.0'))), shell('1.2.0'));
  assert.deepEqual(trust.refused, []);
  for (const one of [trust, start()]) {
    for (const older of [answer(1, '1.1.0'), answer(2, '1.1.0')]) {
      assert.equal(shown(await one.live(older)), shell('1.2.0'));
      assert.match(one.refused.join('\n'), /signed as of change \d, which is over/);
    }
    assert.equal(shown(await one.live(answer(2, '1.2.0'))), shell('1.2.0'));
    assert.deepEqual(one.refused, []);
  }
  assert.equal(shown(await trust.live(answer(3, '1.3.0'))), shell('1.3.0'));
});

test('what nobody has signed, or somebody else, is nothing: without anything signed there is nothing live', async (context) => {
  const start = await trusting(context);
  const { signed: _, ...unsigned } = answer(2, '1.2.0');
  for (const one of [
    unsigned,
    answer(2, '1.2.0', {}, createPrivateKey(makePrivateKey())),
    { ...unsigned, signed: { text: '{}' } },
  ])
    await assert.rejects(start().live(one), { code: 'release-unsigned' });
  const trust = start();
  await trust.live(answer(1, '1.1.0'));
  assert.equal(shown(await trust.live(unsigned)), shell('1.1.0'));
  assert.match(trust.refused.join('\n'), /not signed[\s\S]*shell 1\.2\.0 for \* is live by the database/);
});

test('another database has numbers of its own', async (context) => {
  const trust = (await trusting(context))();
  await trust.live(answer(7, '1.7.0'));
  assert.equal(shown(await trust.live(answer(1, '1.1.0', { of: 'another' }))), shell('1.1.0'));
  assert.equal(shown(await trust.live(answer(6, '1.6.0'))), shell('1.1.0'));
});

test('a version counts as withdrawn where it was rolled back, and where it was for all', async (context) => {
  const trust = (await trusting(context))();
  const withdrawn = { '*': { shell: ['1.0.0'] }, be: { shell: ['1.1.0'] } };
  await trust.live(answer(1, '1.2.0', { withdrawn }));
  const found = ['1.0.0', '1.1.0', '1.2.0'].map((version) =>
    ['be', 'fr'].map((country) => trust.isWithdrawn({ remote: 'shell', country, version })),
  );
  assert.deepEqual(found, [
    [true, true],
    [true, false],
    [false, false],
  ]);
});
