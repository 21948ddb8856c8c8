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
