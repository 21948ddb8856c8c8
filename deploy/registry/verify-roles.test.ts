import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifyRoles } from './verify-roles.ts';

const fragments = { panel: { scripts: [], styles: [] } };

test('a release plays roles by fragments of its own, and lends no others to editors', () => {
  const nothing = { fragments, roles: {}, fullScreen: [], forEditors: [] };
  const whole = { fragments, roles: { search: 'panel' }, fullScreen: ['panel'], forEditors: ['panel'] };
  assert.doesNotThrow(() => verifyRoles(whole));
  const none = /but has none of that name/;
  assert.throws(() => verifyRoles({ ...nothing, roles: { search: 'toString' } }), none);
  assert.throws(() => verifyRoles({ ...nothing, fullScreen: ['search-overlay'] }), none);
  assert.throws(() => verifyRoles({ ...nothing, forEditors: ['toString'] }), none);
});
