import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { loadable } from './trial.ts';

const releases = mkdtempSync(join(tmpdir(), 'trial-'));
const release = (name: string) => ({ name, version: '1.0.0' });

before(() => {
  const codes = {
    'mf-sound': 'module.exports = { warm: async () => {} };',
    'mf-endless': 'for (;;);',
    'mf-broken': 'throw new Error("broken");',
    'mf-leaving': 'process.exit(1);',
    'mf-late': 'module.exports = { warm: async () => {} }; setImmediate(() => { throw new Error("late"); });',
    'mf-last': 'module.exports = { warm: async () => {} };',
  };
  for (const [name, code] of Object.entries(codes)) {
    mkdirSync(join(releases, name, '1.0.0'), { recursive: true });
    writeFileSync(join(releases, name, '1.0.0', 'server.cjs'), code);
  }
});
after(() => rmSync(releases, { recursive: true }));

test('a release that hangs, throws or ends its thread while it loads is left out; the others are not held up', async () => {
  const list = ['mf-sound', 'mf-endless', 'mf-broken', 'mf-leaving', 'mf-missing', 'mf-last'].map(release);
  assert.deepEqual(await loadable(releases, list, 2_000), [release('mf-sound'), release('mf-last')]);
});

test('a release whose code goes wrong right after it was loaded does not end the pool', async () => {
  const faults: Error[] = [];
  const note = (error: Error) => faults.push(error);
  process.on('uncaughtException', note);
  for (let times = 0; times < 20; times += 1) await loadable(releases, [release('mf-late')], 2_000);
  process.off('uncaughtException', note);
  assert.deepEqual(faults, []);
});
