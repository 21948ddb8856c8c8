import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SiteError } from 'shared/errors';
import type { Renderer } from '../../render/renderer.ts';
import { type QaTicket, qaTicketHeader, signQaTicket } from '../../tokens/qa-ticket.ts';
import { testRelease } from '../testing/release.ts';
import { createQaVisits, ownMachinesOf, seenByQa } from './qa-visit.ts';

const serviceSecret = 'a secret for tests, with 32 letters or more';
const machine = 'http://localhost:3000';
const releaseOf = (name: string, version: string) => ({
  manifest: testRelease({ name, version, render: '' }).manifest,
  folder: '',
});
const opened = new Map<string, ReturnType<typeof releaseOf>>();

/** A site on which one preview of content stands; what was warmed up, asked for and rendered. */
function setUp() {
  const done: string[] = [];
  const site = { stands: true, isAway: false };
  const render: Renderer['render'] = async ({ name }, _order, limitMs) => {
    done.push(`render ${name} ${limitMs}`);
    return { missing: true };
  };
  const visits = createQaVisits({
    serviceSecret,
    renderer: { render },
    store: {
      async open(name, version) {
        const key = `${name}@${version}`;
        const release = opened.get(key) ?? releaseOf(name, version);
        opened.set(key, release);
        return release;
      },
    },
    registry: {
      async previewStands(number) {
        done.push(`ask ${number}`);
        if (site.isAway) throw new SiteError('registry-failed');
        return site.stands;
      },
    },
    warmUp: async ({ manifest }) => void done.push(`warm ${manifest.name}@${manifest.version}`),
  });
  return { visits, site, done };
}
const ticketOf = (own: Partial<QaTicket> = {}, secret = serviceSecret) =>
  signQaTicket(secret, { versions: {}, faults: {}, whole: false, expires: new Date(Date.now() + 60_000), ...own });

test('a link shows its releases, warmed up once, and leads content calls to its preview', async () => {
  const { visits, done } = setUp();
  const text = await ticketOf({ versions: { 'mf-search': '2.0.0', 'mf-stores': machine }, content: 7 });
  for (let times = 0; times < 2; times += 1) {
    const visit = await visits.open(text);
    assert.deepEqual(Object.keys(visit.releases), ['mf-search']);
    assert.deepEqual(visit.contentHeaders, { [qaTicketHeader]: text });
    assert.deepEqual(ownMachinesOf(visit), [machine]);
  }
  assert.deepEqual(done, ['ask 7', 'warm mf-search@2.0.0'], 'the preview is asked for once in a second');
  const plain = await visits.open(await ticketOf());
  assert.deepEqual([plain.contentHeaders, ownMachinesOf(plain)], [{}, []]);
});

test('a link that is over, whose preview has ended, or that is none of this site is refused as what it is', async () => {
  const { visits, site } = setUp();
  const over = await ticketOf({ expires: new Date(Date.now() - 1_000) });
  await assert.rejects(visits.open(over), { code: 'qa-link-expired' });
  await assert.rejects(visits.open(await ticketOf({}, 'another secret, with 32 letters or more')), {
    code: 'qa-link-refused',
  });
  await assert.rejects(visits.open('x'), { code: 'qa-link-refused' });
  site.isAway = true;
  await assert.rejects(visits.open(await ticketOf({ content: 8 })), { code: 'registry-failed' });
  site.isAway = false;
  await visits.open(await ticketOf({ content: 8 }));
  site.stands = false;
  await assert.rejects(visits.open(await ticketOf({ content: 9 })), { code: 'qa-link-expired' });
  const request = (cookies: Record<string, string>) => ({ cookies, protocol: 'http' }) as const;
  assert.equal(await visits.of(request({})), undefined);
  assert.equal(await visits.of(request({ qa: over })), undefined);
  assert.ok(await visits.of(request({ qa: await ticketOf() })));
});

test('its holder sees what is live with its releases, or these alone, and remotes of an own machine from there', async () => {
  const { visits } = setUp();
  const live = { 'mf-search': releaseOf('mf-search', '1.0.0'), 'mf-stores': releaseOf('mf-stores', '1.0.0') };
  const versions = { 'mf-search': '2.0.0', 'mf-stores': machine };
  const seen = async (own: Partial<QaTicket>) =>
    Object.entries(seenByQa(await visits.open(await ticketOf(own)), live)).map(
      ([name, { manifest, elsewhere }]) => `${name} ${manifest.version} ${elsewhere ?? ''}`,
    );
  assert.deepEqual(await seen({ versions }), ['mf-search 2.0.0 ', `mf-stores 1.0.0 ${machine}`]);
  assert.deepEqual(await seen({ versions, whole: true }), ['mf-search 2.0.0 ']);
  assert.deepEqual(await seen({}), ['mf-search 1.0.0 ', 'mf-stores 1.0.0 ']);
});

test('a remote of which the link says so fails, is late, or is missing, and all others are rendered', async () => {
  const { visits, done } = setUp();
  const faults = { 'mf-search': 'throw', 'mf-stores': '404', 'mf-contact': 'hang', 'mf-content': 'slow' } as const;
  const { renderer } = await visits.open(await ticketOf({ faults }));
  const route = { name: 'home', remote: 'mf-content', page: 'home', language: 'fr', path: '/fr' } as const;
  const render = (name: string, limitMs: number) =>
    renderer.render(
      { name, version: '1.0.0' },
      {
        ...{ kind: 'pages', name: 'home', props: '', place: 'p', content: { url: '', token: '' } },
        visit: { country: 'be', origin: '', route: { ...route, params: {}, query: {} }, signedIn: false },
      },
      limitMs,
    );
  await assert.rejects(render('mf-search', 300), { code: 'render-failed' });
  await assert.rejects(render('mf-stores', 300), { code: 'release-unknown' });
  await assert.rejects(render('mf-contact', 5), { code: 'render-late' });
  await assert.rejects(render('mf-content', 5), { code: 'render-late' });
  assert.deepEqual(done, []);
  await render('shell', 300);
  assert.deepEqual(done, ['render shell 300']);
});
