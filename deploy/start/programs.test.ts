import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gateway } from './programs.ts';

test('a gateway is asked whether it lives where this machine reaches it, whatever it listens on', () => {
  for (const [HOST, reached] of [
    ['0.0.0.0', 'localhost'],
    ['::', 'localhost'],
    ['::1', '[::1]'],
    ['127.0.0.1', '127.0.0.1'],
    ['localhost', 'localhost'],
  ]) {
    const { alive, listens } = gateway({ SERVICE_SECRET: 's'.repeat(32), HOST, PORT: '9000' });
    assert.deepEqual([alive, listens?.host], [`http://${reached}:9000/health/live`, HOST]);
  }
});
