import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { healthRoutes } from './health.ts';
import type { LiveReleases } from './releases/live-releases.ts';
import type { Snapshot } from './releases/snapshot.ts';
import { testShell } from './testing/release.ts';

const { manifest } = testShell();
const sound: Snapshot = {
  ...{ all: [{ manifest, folder: '' }], unopened: [], isComplete: true, retired: [], byCountry: {} },
  liveFor: () => ({}),
};
const shell = { remote: 'shell', version: '1.0.0' };

test('a gateway is ready with a shell and a render server, until it ends; it says what is not as it should be', async () => {
  const unopened = [{ ...shell, country: 'be', error: new Error('secret') }];
  const unwhole = [
    { ...shell, files: 2 },
    { ...shell, version: '0.9.0', files: 1 },
    { ...shell, remote: 'mf-search', files: 1 },
  ];
  const rows: [Parameters<typeof answered>[0], number, object][] = [
    [{}, 200, { ready: true }],
    [{ snapshot: { ...sound, isComplete: false } }, 503, { ready: false }],
    [{ snapshot: undefined }, 503, { ready: false }],
    [{ renders: false }, 503, { ready: false }],
    [{ ends: true }, 503, { ready: false }],
    [{ snapshot: { ...sound, unopened } }, 200, { ready: true, unopened: [{ ...shell, country: 'be' }] }],
    [{ unwhole }, 200, { ready: true, unwhole: [{ ...shell, files: 2 }] }],
    [{ refused: ['mf-search 2.0.0 is not signed'] }, 200, { ready: true, refused: ['mf-search 2.0.0 is not signed'] }],
  ];
  for (const [given, status, body] of rows) assert.deepEqual(await answered(given), { status, body });
});

interface Given {
  snapshot?: Snapshot;
  renders?: boolean;
  ends?: boolean;
  unwhole?: { remote: string; version: string; files: number }[];
  refused?: string[];
}
async function answered(given: Given) {
  const { renders = true, ends = false, unwhole = [], refused = [] } = given;
  const live: Pick<LiveReleases, 'snapshot' | 'refused'> = {
    snapshot: 'snapshot' in given ? given.snapshot : sound,
    refused,
  };
  const app = Fastify();
  await app.register(healthRoutes, {
    live,
    store: { unwhole: () => unwhole },
    renderer: { isReady: async () => renders },
    ending: ends ? AbortSignal.abort() : new AbortController().signal,
  });
  assert.deepEqual((await app.inject('/health/live')).json(), { live: true });
  const answer = await app.inject('/health/ready');
  assert.equal(answer.headers['cache-control'], 'no-store');
  return { status: answer.statusCode, body: answer.json() };
}
