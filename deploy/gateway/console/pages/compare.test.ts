import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answeringRegistry, mainOf, viewerOf, wordsIn } from '../../testing/console.ts';
import { testRelease } from '../../testing/release.ts';
import { comparePage } from './compare.ts';

const remote = 'mf-search';
const manifestOf = (version: string) =>
  testRelease({ name: remote, version, pages: ['search'], render: version === '1.2.0' ? ' '.repeat(1000) : '' })
    .manifest;
const published = { name: remote, publishedAt: '2020-03-02T12:00:00.000Z', by: 'Ana', why: '', source: 's' };
const picture = { sample: '/fr', width: 8, height: 6, content: 'AAAA' };
const noPictures = { sent: null, pictures: [] };

function registryOf(versions: string[], more: Record<string, object> = {}) {
  const ofVersions = versions.flatMap((version) => [
    [`/releases/${remote}/${version}/manifest`, manifestOf(version)],
    [`/releases/${remote}/${version}/pictures`, noPictures],
  ]);
  return answeringRegistry({
    '/remotes': { remotes: [remote, 'mf-stores'] },
    '/live': { registry: 1, live: { '*': { [remote]: { version: '1.1.0' } } } },
    '/releases': { releases: versions.map((version) => ({ ...published, version })) },
    ...Object.fromEntries(ofVersions),
    ...more,
  }).registry;
}
const selected = (page: string) => [...page.matchAll(/<option selected>([^<]*)/g)].map(([, name]) => name);

test('unless others are chosen, what is live is compared with the newest of the others', async () => {
  const three = ['1.2.0', '1.1.0', '1.0.0'];
  const nothingLive = { '/live': { registry: 1, live: {} } };
  for (const [versions, chosen, expected, more] of [
    [three, {}, [remote, '1.2.0', '1.1.0']],
    [three, { remote, from: '1.0.0' }, [remote, '1.0.0', '1.1.0']],
    [three, { remote, to: '1.2.0' }, [remote, '1.1.0', '1.2.0']],
    [three, { remote, from: '1.0.0', to: '1.2.0' }, [remote, '1.0.0', '1.2.0']],
    [three, {}, [remote, '1.2.0', '1.2.0'], nothingLive],
  ] as const) {
    const page = await comparePage(registryOf([...versions], more), viewerOf('qa'), chosen);
    assert.deepEqual(selected(page), expected);
    assert.match(
      wordsIn(mainOf(page)),
      /Size Files Before After Change .* Pages No change\. Given to others No change\./,
    );
  }
  for (const [versions, chosen] of [
    [['1.1.0'], {}],
    [['1.1.0'], { remote, from: '1.0.0', to: '1.1.0' }],
    [['1.1.0'], { remote, from: '1.1.0', to: '1.2.0' }],
  ] as const) {
    const page = await comparePage(registryOf([...versions]), viewerOf('qa'), chosen);
    assert.match(wordsIn(mainOf(page)), /Compare There are no two releases to compare\.$/);
  }
  const none = await comparePage(registryOf([]), viewerOf('qa'), {});
  assert.match(wordsIn(mainOf(none)), /Choose There are no two releases to compare\.$/);
});

test('pictures stand side by side, each with who sent it, and say where there is none', async () => {
  const sent = { by: 'Ana', who: 'Team Search', when: published.publishedAt };
  const registry = registryOf(['1.1.0', '1.0.0'], {
    [`/releases/${remote}/1.1.0/pictures`]: { sent, pictures: [picture, { ...picture, sample: '/nl' }] },
    [`/releases/${remote}/1.0.0/pictures`]: { ...noPictures, pictures: [{ ...picture, width: 9 }] },
  });
  const page = mainOf(await comparePage(registry, viewerOf('qa'), {}));
  const looks = page.slice(page.indexOf('Looks</h2>'));
  assert.match(
    wordsIn(looks),
    /taken by its machines: this server opened no browser\. 1\.1\.0 sent by Ana \(Team Search\), 2 Mar 2020, 12:00 UTC \/fr 1\.0\.0 1\.1\.0 \/nl No picture\. 1\.0\.0 1\.1\.0$/,
  );
  const images = [...looks.matchAll(/width="(\d)" height="6" alt="([^"]*)"/g)].map(([, width, alt]) => [width, alt]);
  assert.deepEqual(images, [
    ['9', '/fr in 1.0.0'],
    ['8', '/fr in 1.1.0'],
    ['8', '/nl in 1.1.0'],
  ]);
});
