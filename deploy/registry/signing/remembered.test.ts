import assert from 'node:assert/strict';
import { createPrivateKey } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { makePrivateKey, publicTextOf } from '../../tokens/signatures.ts';
import { rememberIn } from './remembered.ts';
import { signStatement } from './statement.ts';

const key = createPrivateKey(makePrivateKey());
const keys = [publicTextOf(key)];
const signed = (number: number, of = 'one', version = '1.0.0') => {
  const statement = { of, number, live: { '*': { shell: { version } } }, withdrawn: {} };
  return [signStatement(statement, key), statement] as const;
};
async function fileOf(context: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'remembered-'));
  context.after(() => rm(folder, { recursive: true }));
  return join(folder, 'below', 'live.json');
}

test('what is newer is taken, and what is older, or another of the same number, is not; also after a start', async (context) => {
  const file = await fileOf(context);
  const first = rememberIn(file, keys);
  assert.equal(first.newest(), undefined);
  assert.equal(await first.take(...signed(2)), true);
  for (const remembered of [first, rememberIn(file, keys)]) {
    assert.equal(await remembered.take(...signed(1)), false);
    assert.equal(await remembered.take(...signed(2)), true);
    assert.equal(await remembered.take(...signed(2, 'one', '1.0.1')), false);
    assert.equal(remembered.newest('one')?.statement.live['*']?.shell?.version, '1.0.0');
  }
  assert.equal(await first.take(...signed(3)), true);
  assert.equal(rememberIn(file, keys).newest('one')?.statement.number, 3);
});

test('each database has its own; the last of any is that which was taken last', async (context) => {
  const file = await fileOf(context);
  const remembered = rememberIn(file, keys);
  for (const [number, of] of [
    [7, 'one'],
    [1, 'other'],
    [8, 'one'],
  ] as const)
    await remembered.take(...signed(number, of));
  for (const one of [remembered, rememberIn(file, keys)]) {
    const told = [undefined, 'one', 'other', 'none'].map((of) => one.newest(of)?.statement.number);
    assert.deepEqual(told, [8, 8, 1, undefined]);
  }
});

test('what another key has signed is forgotten, a file that is none has nothing, and one that cannot be written is told', async (context) => {
  const file = await fileOf(context);
  await rememberIn(file, keys).take(...signed(2));
  assert.equal(rememberIn(file, [publicTextOf(createPrivateKey(makePrivateKey()))]).newest(), undefined);
  await writeFile(file, 'half a fi');
  assert.equal(rememberIn(file, keys).newest(), undefined);
  const failures: unknown[] = [];
  const remembered = rememberIn(join(file, 'live.json'), keys, (error) => failures.push(error));
  assert.equal(await remembered.take(...signed(2)), true);
  assert.equal(failures.length, 1);
  assert.equal(remembered.newest('one')?.statement.number, 2);
});
