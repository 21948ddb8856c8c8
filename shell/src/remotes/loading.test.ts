import type { loadRemote, registerRemotes as register, registerPlugins } from '@module-federation/enhanced/runtime';
import { waitFor } from '@testing-library/react';
import { nextTask } from 'shared/browser';
import type { ComposedRemote, Composition } from 'shared/release';
import { loadParts, registerRemotes } from './loading.ts';

const federation = {
  loadRemote: jest.fn<Promise<unknown>, Parameters<typeof loadRemote>>(),
  registerPlugins: jest.fn<void, Parameters<typeof registerPlugins>>(),
  registerRemotes: jest.fn<void, Parameters<typeof register>>(),
  shareScopeMap: {},
};
jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: (...id: Parameters<typeof loadRemote>) => federation.loadRemote(...id),
  registerPlugins: (...plugins: Parameters<typeof registerPlugins>) => federation.registerPlugins(...plugins),
  registerRemotes: (...remotes: Parameters<typeof register>) => federation.registerRemotes(...remotes),
  getInstance: () => federation,
}));
jest.mock('./own-parts.ts', () => ({ surface: { name: 'shell' } }));

const release = (name: string, more: Partial<ComposedRemote> = {}): ComposedRemote => ({
  ...{ version: '1.0.0', gives: [], uses: [], container: `of_${name}`, integrity: `sha384-${name}` },
  entry: `/releases/${name}/1.0.0/entry.js`,
  ...more,
});
const composition: Composition = {
  id: 'now',
  remotes: {
    shell: release('shell'),
    'mf-search': release('mf-search'),
    'mf-stores': release('mf-stores', { libraries: ['react-19.3'] }),
    'react-19.3': release('react-19.3', { modules: ['react'] }),
  },
  faults: { 'mf-broken': '404' },
};
const search = { surface: { name: 'mf-search' } };
const entry = `${location.origin}/releases/mf-search/1.0.0/entry.js`;

const evaluate = jest.fn();
Object.assign(globalThis, { 'of_react-19.3': { react: evaluate } });

beforeAll(() => registerRemotes(composition));
beforeEach(() => void federation.loadRemote.mockReset().mockResolvedValue(search));

it('tells where each remote is; the shell is here, and a library is nobody’s remote', () => {
  const remote = { name: 'mf-search', entry, entryGlobalName: 'of_mf-search', type: 'global' };
  const other = expect.objectContaining({ name: 'mf-stores' });
  expect(federation.registerRemotes.mock.lastCall?.[0]).toEqual([remote, other]);
});

it('fetches an entry as its release has made it, and gives it time', () => {
  const plugins = federation.registerPlugins.mock.lastCall?.[0] ?? [];
  const made = plugins.map((plugin) => ('createScript' in plugin ? plugin.createScript?.({ url: entry }) : undefined));
  expect(made.find(Boolean)).toMatchObject({
    script: { src: entry, async: true, integrity: 'sha384-mf-search' },
    timeout: 120_000,
  });
});

it('loads what a remote gives, and what the shell gives by itself', async () => {
  expect(await loadParts('mf-search')).toBe(search);
  expect(federation.loadRemote).toHaveBeenCalledWith('mf-search/remote');
  expect(await loadParts('shell')).toMatchObject({ surface: { name: 'shell' } });
  expect(federation.loadRemote).toHaveBeenCalledTimes(1);
});

it('evaluates the libraries of a remote as they come, though its entry has not, and asks again for one that failed', async () => {
  const libraries = () => document.head.querySelectorAll('script[src$="/react-19.3/1.0.0/entry.js"]');
  federation.loadRemote.mockReturnValue(new Promise(() => {}));

  void loadParts('mf-stores');
  expect(libraries()).toHaveLength(1);
  libraries()[0]?.dispatchEvent(new Event('error'));
  await waitFor(() => expect(libraries()).toHaveLength(0));
  expect(evaluate).not.toHaveBeenCalled();

  void loadParts('mf-stores');
  libraries()[0]?.dispatchEvent(new Event('load'));
  await waitFor(() => expect(evaluate).toHaveBeenCalled());
});

it('does not look at the libraries of a remote any more that has been evaluated', async () => {
  await loadParts('mf-stores');
  await nextTask();
  evaluate.mockClear();

  await loadParts('mf-stores');
  await nextTask();
  await nextTask();
  expect(evaluate).not.toHaveBeenCalled();
});

it.each([
  ['does not come', () => Promise.reject(new Error('gone'))],
  ['is empty', async () => null],
])('says that a part was not loaded whose code %s, and asks again at the next try', async (_, answer) => {
  federation.loadRemote.mockImplementationOnce(answer);
  await expect(loadParts('mf-search')).rejects.toMatchObject({ code: 'part-not-loaded' });
  expect(await loadParts('mf-search')).toBe(search);
});

it('gives a remote the fault that a QA link has made of it', async () => {
  await expect(loadParts('mf-broken')).rejects.toMatchObject({ code: 'part-not-loaded' });
  expect(federation.loadRemote).not.toHaveBeenCalled();
  await expect(loadParts('toString')).resolves.toBe(search);
});
