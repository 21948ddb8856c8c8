import { fireEvent, screen } from '@testing-library/react';
import { createBus } from 'shared/bus';
import { startLoader } from './loader.ts';

const bus = createBus();
const stay = jest.fn();
startLoader(bus, () => 'fr', stay);

const asks = () => bus.set('main', { ...bus.current('main'), requestDone: false });
const hasAnswer = () => bus.set('main', { ...bus.current('main'), requestDone: true });
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const veil = () => document.querySelector('.veil');
const isLocked = () => document.documentElement.style.overflow === 'hidden';

/** A picture at a place of the page, still on its way. */
function addImage(top: number, left = 0): HTMLImageElement {
  const image = document.createElement('img');
  image.alt = 'Une vasque';
  jest.spyOn(image, 'complete', 'get').mockReturnValue(false);
  jest.spyOn(image, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, 300, 400));
  document.body.append(image);
  return image;
}

beforeEach(() => jest.useFakeTimers());

afterEach(async () => {
  hasAnswer();
  await after(5000);
  expect(veil()).toBeNull();
  expect(isLocked()).toBe(false);
  jest.useRealTimers();
  for (const image of document.querySelectorAll('img')) image.remove();
});

test('a page that answers within 200 ms is not veiled', async () => {
  asks();
  await after(199);
  hasAnswer();
  await after(1000);
  expect(veil()).toBeNull();
});

// R105, R106
test('past 200 ms there is a veil that says what it is, and the page does not scroll', async () => {
  asks();
  await after(199);
  expect(veil()).toBeNull();
  await after(1);
  expect(veil()).not.toBeNull();
  expect(isLocked()).toBe(true);
  jest.useRealTimers();
  expect(await screen.findByText('Chargement de la page')).toHaveAttribute('role', 'status');
  jest.useFakeTimers();
});

// R108
test('the 200 ms begin with each navigation', async () => {
  asks();
  await after(150);
  hasAnswer();
  await after(0);
  asks();
  await after(150);
  expect(veil()).toBeNull();
  await after(50);
  expect(veil()).not.toBeNull();
});

// R107
test('the veil waits for the pictures of the first screen, and for no others', async () => {
  const seen = addImage(100);
  // Just out of sight, on each side.
  addImage(innerHeight);
  addImage(-400);
  addImage(100, innerWidth);
  addImage(100, -300);
  asks();
  await after(300);
  hasAnswer();
  await after(100);
  expect(bus.current('main').imagesLoaded).toBe(false);
  expect(veil()).not.toBeNull();
  fireEvent.load(seen);
  await after(0);
  expect(bus.current('main').imagesLoaded).toBe(true);
  expect(veil()).toBeNull();
});

test('a picture that fails, or never answers, does not hold the page', async () => {
  const broken = addImage(100);
  asks();
  await after(300);
  hasAnswer();
  await after(100);
  fireEvent.error(broken);
  await after(0);
  expect(veil()).toBeNull();

  asks();
  await after(300);
  hasAnswer();
  await after(1999);
  expect(veil()).not.toBeNull();
  await after(1);
  expect(veil()).toBeNull();
});

test('pictures of a page that the visitor has left are no longer waited for', async () => {
  addImage(100);
  asks();
  await after(100);
  hasAnswer();
  await after(100);
  asks();
  await after(1950);
  expect(bus.current('main').imagesLoaded).toBe(false);
});

// R107
test('a part can ask for the veil itself', async () => {
  bus.set('main', { ...bus.current('main'), showLoading: true });
  await after(200);
  expect(veil()).not.toBeNull();
  bus.set('main', { ...bus.current('main'), showLoading: false });
  await after(0);
  expect(veil()).toBeNull();
});

test('after 8 s there is a way out of the wait, which has the focus', async () => {
  asks();
  await after(200);
  await after(7_799);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await after(1);
  const button = screen.getByRole('button', { name: 'Rester sur cette page' });
  expect(button).toHaveFocus();
  fireEvent.click(button);
  expect(stay).toHaveBeenCalledTimes(1);
});
