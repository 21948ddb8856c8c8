import { addressHere, writePage, writeQuery } from './entries.ts';

const layer = () => history.pushState({ ...history.state, layer: true }, '');

beforeEach(() => history.pushState({ key: 'page' }, '', '/fr/produits?page=2'));

/** What an act adds to the history: how many steps, and the entry that the tab is on then. */
function steps(act: () => void) {
  const before = history.length;
  act();
  return { added: history.length - before, address: addressHere(), state: history.state };
}
const anew = expect.not.stringMatching('page');

it('writes another page as a step of its own, and one that replaces the page on screen as none', () => {
  const address = '/fr/journal?page=3';
  expect(steps(() => writePage(address, false))).toEqual({ added: 1, address, state: { key: anew } });
  const other = '/fr/contact';
  expect(steps(() => writePage(other, true))).toEqual({ added: 0, address: other, state: { key: anew } });
});

it('writes another page in the place of what lay over the one on screen', () => {
  layer();
  const address = '/fr/journal';
  expect(steps(() => writePage(address, false))).toEqual({ added: 0, address, state: { key: anew } });
});

it('writes another query as a step of its own, and one that replaces the last as none, under the key of the page', () => {
  const address = '/fr/produits?page=3';
  expect(steps(() => writeQuery(address, true))).toEqual({ added: 0, address, state: { key: 'page' } });
  const next = '/fr/produits?page=4';
  expect(steps(() => writeQuery(next, false))).toEqual({ added: 1, address: next, state: { key: anew } });
});

it('keeps an entry of what lies over the page in front of its new query', () => {
  layer();
  const address = '/fr/produits?page=3';
  const state = { key: anew, layer: true };
  expect(steps(() => writeQuery(address, false))).toEqual({ added: 1, address, state });
  const other = '/fr/produits?page=4';
  expect(steps(() => writeQuery(other, true))).toMatchObject({ added: 0, address: other, state: { layer: true } });
});
