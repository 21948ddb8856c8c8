import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endingSoon } from './contract.ts';

const now = Date.parse('2026-03-01T00:00:00.000Z');
const day = 24 * 60 * 60_000;
const token = (name: string, days: number | null, revokedAt: string | null = null) => ({
  ...{
    id: name,
    name,
    role: 'ops' as const,
    remotes: [],
    createdAt: '',
    createdBy: 'ann',
    lastUsedAt: null,
    revokedAt,
  },
  expiresAt: days === null ? null : new Date(now + days * day).toISOString(),
});

test('what ends within two weeks is told, the next first; what has ended, is revoked or has no end is not', () => {
  const all = [
    ...[token('later', 13.9), token('next', 0.1), token('two weeks', 14), token('over', 0), token('long over', -3)],
    ...[token('without an end', null), token('revoked', 1, '2026-02-01T00:00:00.000Z')],
  ];
  assert.deepEqual(
    endingSoon(all, now).map(({ name }) => name),
    ['next', 'later'],
  );
});
