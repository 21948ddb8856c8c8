import assert from 'node:assert/strict';
import { test } from 'node:test';
import { may, type Need, type Role } from './roles.ts';

const rights: Record<Role, Need[]> = {
  admin: ['read', 'qa', 'preview', 'release', 'content', 'ops', 'admin'],
  ops: ['read', 'qa', 'preview', 'release', 'content', 'ops'],
  platform: ['read'],
  team: ['read'],
  qa: ['read', 'qa', 'preview'],
  content: ['read', 'preview', 'content'],
};
const roles: Role[] = ['admin', 'ops', 'platform', 'team', 'qa', 'content'];
const actor = (role: Role) => ({ name: 'somebody', role, remotes: ['mf-search', 'react-19.3'] });

test('each role may do what is its own, and nothing else', () => {
  for (const role of roles)
    assert.deepEqual(
      rights.admin.filter((need) => may(actor(role), need)),
      rights[role],
      role,
    );
});

test('a team releases its own remotes and no library, the platform libraries alone, the others nothing', () => {
  const releasing = (remote: string) => roles.filter((role) => may(actor(role), 'release', remote));
  assert.deepEqual(releasing('mf-search'), ['admin', 'ops', 'team']);
  assert.deepEqual(releasing('mf-stores'), ['admin', 'ops']);
  assert.deepEqual(releasing('react-19.3'), ['admin', 'ops', 'platform']);
});
