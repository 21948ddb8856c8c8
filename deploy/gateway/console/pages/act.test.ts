import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answeringRegistry, mainOf, viewerOf, wordsIn } from '../../testing/console.ts';
import { actAddress, actPage, perform } from './act.ts';

const remote = 'mf-search';
const candidate = { version: '1.2.0', percent: 10 };
const live = (own: object = {}) => ({
  '/live': { registry: 1, live: { '*': { [remote]: { version: '1.1.0', ...own } } } },
});
const preview = { name: remote, country: '*', from: '1.1.0', to: '1.0.0', reasons: [] };
const breaking = {
  ...preview,
  reasons: [{ kind: 'fragment', consumer: 'mf-content 1.0.0', message: 'it shows its overlay' }],
};

test('before anything changes its page says who sees it, what is there now and then, and what that breaks', async () => {
  const nothing = 'There is nothing to go to: see what is live. What is live';
  const goes = (given: object) => ({ ...live(), '/can-go-live': given });
  const change = (then: string, now = '1.1.0') => `Who sees it All countries Now ${now} Then ${then} Reason`;
  const refusal = { status: 409, code: 'release-refused', message: 'Nothing is before it' };
  for (const [what, version, answers, words] of [
    ['roll-back', undefined, goes(preview), change('1.0.0')],
    ['roll-back', undefined, goes({ ...preview, to: null }), change('nothing')],
    ['roll-back', undefined, goes(refusal), nothing],
    ['make-live', '1.0.0', goes(preview), change('1.0.0')],
    ['make-live', undefined, goes(preview), nothing],
    ['promote', undefined, { ...goes({ ...preview, to: '1.2.0' }), ...live({ candidate }) }, change('1.2.0')],
    ['promote', '1.0.0', goes(preview), nothing],
    ['halt', undefined, live({ candidate }), change('1.1.0', '1.2.0')],
    ['halt', undefined, live(), nothing],
  ] as const) {
    const { registry } = answeringRegistry(answers);
    const shown = wordsIn(mainOf(await actPage(registry, viewerOf('ops'), { what, remote, country: '*', version })));
    assert.ok(shown.includes(words), `${what}: ${shown} has no "${words}"`);
  }
  const gone = answeringRegistry(goes({ ...refusal, status: 422 })).registry;
  const rollBack = { what: 'roll-back', remote, country: '*' } as const;
  await assert.rejects(actPage(gone, viewerOf('ops'), rollBack), { status: 422 });
});

test('what would break is named to everybody, and overridden by ops and admin alone', async () => {
  for (const [role, given, isBroken, mayForce] of [
    ['ops', breaking, true, true],
    ['admin', breaking, true, true],
    ['team', breaking, true, false],
    ['ops', preview, false, false],
  ] as const) {
    const { registry } = answeringRegistry({ ...live(), '/can-go-live': given });
    const page = await actPage(
      registry,
      viewerOf(role, remote),
      { what: 'roll-back', remote, country: '*' },
      'Not now',
    );
    assert.match(wordsIn(mainOf(page)), /^Roll back mf-search Not now Who sees it/);
    assert.equal(page.includes('This would break the site'), isBroken, role);
    assert.equal(page.includes('name="force"'), mayForce, role);
  }
});

test('each action is told to the registry in the name of who has signed in', async () => {
  const changed = { name: remote, country: 'be', from: '1.1.0', to: '1.0.0' };
  const told = { country: 'be', by: 'Olga', why: 'a fire', force: true };
  for (const [what, path, body] of [
    ['make-live', 'PUT /live/mf-search', { ...told, version: '1.0.0' }],
    ['roll-back', 'POST /live/mf-search/rollback', told],
    ['promote', 'POST /live/mf-search/promote', told],
    ['halt', 'POST /live/mf-search/halt', told],
  ] as const) {
    const { registry, asked } = answeringRegistry({ [path.replace(/^\w+ /, '')]: changed });
    const act = { what, remote, country: 'be', version: '1.0.0' };
    assert.deepEqual(await perform(registry, viewerOf('ops'), act, { why: 'a fire', force: true }), changed);
    assert.deepEqual(asked, [{ path, body }]);
  }
  const where = { what: 'make-live', remote, country: '*' } as const;
  assert.equal(
    actAddress({ ...where, version: '1.0.0' }),
    '/_ops/act?what=make-live&remote=mf-search&country=*&version=1.0.0',
  );
  assert.equal(actAddress(where), '/_ops/act?what=make-live&remote=mf-search&country=*');
});
