import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifyRoles } from './verify-roles.ts';

const fragments = { panel: { scripts: [], styles: [] } };

test('a release plays roles by fragments of its own', () => {
  assert.doesNotThrow(() => verifyRoles({ fragments, roles: { search: 'panel' }, fullScreen: ['panel'] }));
  const none = /but has none of that name/;
  assert.throws(() => verifyRoles({ fragments, roles: { search: 'toString' }, fullScreen: [] }), none);
  assert.throws(() => verifyRoles({ fragments, roles: {}, fullScreen: ['search-overlay'] }), none);
});
