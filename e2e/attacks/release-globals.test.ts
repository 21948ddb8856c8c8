import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { z } from 'zod';
import { createSupervisor } from '../../deploy/render/supervisor.ts';
import { serverPartOf, testOrder, testReleases } from '../../deploy/render/testing.ts';
import { curiousServerPart } from './hostile-release.ts';

const releases = testReleases();
const supervisor = createSupervisor(releases.folder, { fault: () => {}, output: () => {} });
after(() => {
  supervisor.close();
  releases.remove();
});

/** The data of what a release renders. */
async function rendered<Data>(serverPart: string, schema: z.ZodType<Data>, version: string): Promise<Data> {
  const release = releases.add('mf-search', serverPart, version);
  const part = await supervisor.render(release, testOrder(), 60_000);
  return z.object({ data: schema }).parse(JSON.parse(Buffer.from(part).toString())).data;
}

test('a release gets no module of Node, by whatever door, and does not learn which files there are', async () => {
  const names = builtinModules.flatMap((name) => (name.startsWith('node:') ? [name] : [name, `node:${name}`]));
  assert.ok(names.length > 100);
  const schema = z.object({ got: z.array(z.string()), told: z.array(z.string()) });
  const files = ['/etc/passwd', '/etc/none', './server.cjs', 'zod', 'none', 'node:none', ''];
  const { got, told } = await rendered(curiousServerPart([...names, ...files]), schema, '1.0.0');
  // The last three are globals of browsers, too, or of these names only; what is in them is judged below.
  const allowed = ['require: async_hooks', 'require: node:async_hooks'];
  const alike = ['console', 'crypto', 'process'].map((name) => `the name of a global: ${name}`);
  assert.deepEqual(got, [...allowed, ...alike]);
  assert.deepEqual(told, ['A server part may require nothing but async_hooks and the modules of its libraries']);
});

/** Walks all that a release can reach without calling it; what it finds has the path by which it was found first. */
const walk = serverPartOf(`
  const found = {};
  const extensible = [];
  const seen = new Set();
  const visit = (path, value) => {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return;
    seen.add(value);
    if (value !== globalThis && Object.isExtensible(value)) extensible.push(path);
    const names = Reflect.ownKeys(value).map(String).filter((name) => !['length', 'name', 'prototype', 'constructor'].includes(name));
    if (names.length > 0) found[path] = names.sort().join(' ');
    for (const name of Reflect.ownKeys(value)) {
      const { value: held, get, set } = Object.getOwnPropertyDescriptor(value, name);
      const next = (path === 'globalThis' ? '' : path + '.') + String(name);
      for (const one of [held, get, set]) visit(next, one);
    }
    visit(path + '.__proto__', Object.getPrototypeOf(value));
  };
  const made = { timer: setTimeout(() => {}, 123_456), immediate: setImmediate(() => {}), body: new ReadableStream({ type: 'bytes', start: (bytes) => bytes.enqueue(new Uint8Array(1)) }),
    signal: AbortSignal.timeout(234_567), clone: structuredClone({}), blob: new Blob(['a']), called: fetch('').catch(() => {}) };
  visit('globalThis', globalThis);
  const open = [...extensible];
  visit('require', require);
  visit('async_hooks', require('async_hooks'));
  visit('module', module);
  visit('task', task);
  for (const [name, value] of Object.entries(made)) visit(name, value);
  return { missing: false, html: '', data: { found, open } };`);

test('of all that a release can reach, each name has been judged harmless, and nothing can be put in the way of Node', async () => {
  const schema = z.object({ found: z.record(z.string(), z.string()), open: z.array(z.string()) });
  const { found, open } = await rendered(walk, schema, '1.0.1');
  const judged = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'judged-names.json'), 'utf8')));
  if (process.env.WRITE_JUDGED)
    (await import('node:fs')).writeFileSync(
      join(import.meta.dirname, 'judged-names.json'),
      `${JSON.stringify(found, null, 2)}\n`,
    );
  assert.deepEqual(open, []);
  assert.deepEqual(
    found,
    judged,
    'a name that nobody has judged: add it to judged-names.json, or take it away in release-globals.ts',
  );
});
