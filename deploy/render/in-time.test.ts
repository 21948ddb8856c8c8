import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import type { RenderedPart, RenderTask } from 'shared/remote';
import { rendersInTime } from './in-time.ts';
import { renderStates, type WorkerTask } from './worker-task.ts';

const release = { name: 'mf-search', version: '1.0.0' };
const task: RenderTask = {
  kind: 'pages',
  name: 'search',
  props: '{}',
  place: 'p',
  visit: {
    country: 'fr',
    origin: 'http://fr.localhost',
    route: {
      name: 'search',
      remote: 'mf-search',
      page: 'search',
      language: 'fr',
      params: {},
      path: '/fr/recherche',
      query: {},
    },
    signedIn: false,
    content: { url: 'http://127.0.0.1/graphql', token: '' },
  },
};
const answer: RenderedPart = { missing: true };

/** Workers that begin and end when a test says so. */
function pool(mostOfOne = 3) {
  const taken: { task: WorkerTask; ending: AbortSignal; end(part: RenderedPart): void }[] = [];
  const ended: string[] = [];
  const render = rendersInTime({
    run: (task, ending) =>
      new Promise((end, reject) => {
        ending.addEventListener('abort', () => reject(new Error('The worker was ended')));
        taken.push({ task, ending, end });
      }),
    mostOfOne,
    onEnded: (name) => ended.push(name),
  });
  const begin = ({ task }: { task: WorkerTask }) => Atomics.store(task.state, 0, renderStates.begun);
  return { taken, ended, render, begin };
}

async function pass(ms: number): Promise<void> {
  await new Promise(setImmediate);
  mock.timers.tick(ms);
  await new Promise(setImmediate);
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
});

test('a render that is ready in time is answered', async () => {
  const { taken, render } = pool();
  const rendering = render(release, task, 300);
  await pass(299);
  taken[0]?.end(answer);
  assert.equal(await rendering, answer);
});

test('a late render is answered as late, and may end in peace: its worker stays warm', async () => {
  const { taken, ended, render, begin } = pool();
  const rendering = render(release, task, 300);
  const late = assert.rejects(rendering, { code: 'render-late', message: /was being rendered after 300 ms/ });
  await pass(0);
  taken.forEach(begin);
  await pass(300);
  await late;
  await pass(600);
  taken[0]?.end(answer);
  await pass(10_000);
  assert.equal(taken[0]?.ending.aborted, false);
  assert.deepEqual(ended, []);
});

test('one that does not end is ended, and its release told of', async () => {
  const { taken, ended, render, begin } = pool();
  const late = assert.rejects(render(release, task, 300), { code: 'render-late' });
  await pass(0);
  taken.forEach(begin);
  await pass(300);
  await late;
  await pass(700);
  assert.equal(taken[0]?.ending.aborted, true);
  assert.deepEqual(ended, ['mf-search@1.0.0']);
});

test('one that no worker has begun is withdrawn, and nobody is to blame', async () => {
  const { taken, ended, render } = pool();
  const late = assert.rejects(render(release, task, 300), { code: 'render-late', message: /waited for a worker/ });
  await pass(300);
  await late;
  await pass(10_000);
  assert.equal(taken[0]?.task.state[0], renderStates.withdrawn);
  assert.equal(taken[0]?.ending.aborted, false);
  assert.deepEqual(ended, []);
});

test('a release holds no more workers than its share; another finds one free', async () => {
  const { taken, render } = pool(2);
  const renders = [1, 2, 3].map(() => render(release, task, 300));
  const other = render({ ...release, version: '2.0.0' }, task, 300);
  await pass(0);
  const versions = () => taken.map(({ task }) => task.release.version);
  assert.deepEqual(versions(), ['1.0.0', '1.0.0', '2.0.0']);
  taken[0]?.end(answer);
  await pass(0);
  assert.deepEqual(versions(), ['1.0.0', '1.0.0', '2.0.0', '1.0.0']);
  for (const { end } of taken) end(answer);
  await Promise.all([...renders, other]);
});
