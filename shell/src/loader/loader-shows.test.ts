import { initialStates } from 'shared/bus';
import { isLoading, loaderShows } from './loader.ts';

const still = initialStates.main;
const asked = { ...still, requestDone: false, imagesLoaded: false };

test('a page load is not veiled, however long it takes', () => {
  expect(loaderShows(still, 60_000)).toBe(false);
});

test('a navigation is veiled from 200 ms on', () => {
  expect(loaderShows(asked, 0)).toBe(false);
  expect(loaderShows(asked, 199)).toBe(false);
  expect(loaderShows(asked, 200)).toBe(true);
});

// R107
test('the veil stays until the data and the pictures are there', () => {
  expect(loaderShows({ ...asked, requestDone: true }, 300, true)).toBe(true);
  expect(loaderShows({ ...asked, requestDone: true, imagesLoaded: true }, 300, true)).toBe(false);
});

test('a page that was there before the veil is not veiled for its pictures', () => {
  const drawn = { ...asked, requestDone: true };
  expect(isLoading(drawn)).toBe(true);
  expect(loaderShows(drawn, 300)).toBe(false);
});

// R107
test('the not-found page is shown whatever is missing', () => {
  expect(loaderShows({ ...asked, show404: true }, 300)).toBe(false);
  expect(loaderShows({ ...asked, show404: true }, 300, true)).toBe(false);
});

test('a part can ask for the veil, with the same delay, even over a not-found page', () => {
  const wanted = { ...still, showLoading: true, show404: true };
  expect(loaderShows(wanted, 100)).toBe(false);
  expect(loaderShows(wanted, 200)).toBe(true);
});
