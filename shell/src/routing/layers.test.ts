import { waitFor } from '@testing-library/react';
import { createLayers, isOnLayer } from './layers.ts';

let leaving = false;
let layers = createLayers(() => leaving);
addEventListener('popstate', () => layers.popped());
/** Goes back as the browser's button does. */
async function back() {
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await popped;
}
const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  leaving = false;
  history.pushState({ key: 'page' }, '', '/fr/produits');
  layers = createLayers(() => leaving);
});

it('has the browser’s back close what lies over the page, and nothing else', async () => {
  const close = jest.fn();
  layers.open(close);
  expect(isOnLayer()).toBe(true);
  await back();
  expect(close).toHaveBeenCalledTimes(1);
  expect(isOnLayer()).toBe(false);
  expect(history.state).toEqual({ key: 'page' });
});

it('leaves no entry behind when it is closed in another way', async () => {
  const close = jest.fn();
  const leave = layers.open(close);
  leave();
  leave();
  await waitFor(() => expect(isOnLayer()).toBe(false));
  await soon();
  expect(history.state).toEqual({ key: 'page' });
  expect(close).not.toHaveBeenCalled();
});

it('keeps one entry where one layer makes room for another', async () => {
  const before = history.length;
  const leaveFirst = layers.open(() => {});
  leaveFirst();
  layers.open(() => {});
  await soon();
  expect(history.length).toBe(before + 1);
  expect(isOnLayer()).toBe(true);
});

it('keeps the entry for the page that a navigation brings', async () => {
  const leave = layers.open(() => {});
  leaving = true;
  leave();
  await soon();
  await layers.beforeEntering();
  expect(isOnLayer()).toBe(true);
  leaving = false;
  layers.tidy();
  await layers.beforeEntering();
  expect(isOnLayer()).toBe(false);
  expect(history.state).toEqual({ key: 'page' });
});

it('knows nothing of a layer that was open before a reload', () => {
  layers.open(() => {});
  createLayers(() => false);
  expect(isOnLayer()).toBe(false);
});

it('has one entry for all that lies over the page, which goes with the last', async () => {
  const before = history.length;
  const [one, other] = [jest.fn(), jest.fn()];
  const leaveFirst = layers.open(one);
  layers.open(other);
  expect(history.length).toBe(before + 1);
  leaveFirst();
  await soon();
  expect(isOnLayer()).toBe(true);
  await back();
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
  expect(history.state).toEqual({ key: 'page' });
});

it('goes back once, however often it is told to tidy, and says whether that was all there was to do', async () => {
  const tidied = createLayers(() => false);
  tidied.open(() => {})();
  await new Promise((resolve) => setTimeout(resolve));
  tidied.tidy();
  await waitFor(() => expect(isOnLayer()).toBe(false));
  await soon();
  expect(history.state).toEqual({ key: 'page' });
  expect([tidied.popped(), tidied.popped()]).toEqual([true, false]);
  tidied.open(() => {});
  expect([tidied.popped(), tidied.popped()]).toEqual([true, false]);
});

it('does nothing for a layer that back has closed already', async () => {
  const leave = layers.open(() => {});
  await back();
  layers.open(() => {});
  leave();
  await soon();
  expect(isOnLayer()).toBe(true);
});
