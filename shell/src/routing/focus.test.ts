import { focusPage } from './focus.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<main id="content" tabindex="-1"><div id="page"><h1>Meubles</h1><p id="prix">Prix</p><a id="lien" href="/">x</a></div></main>';
});

test('the heading of the new page has the focus, and gives its tab stop back when the reader moves on', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  focusPage('');
  const heading = document.querySelector('h1');
  expect(heading).toHaveFocus();
  // The reader is taken to their place on the page by itself.
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  focus.mockRestore();
  document.getElementById('lien')?.focus();
  expect(heading).not.toHaveAttribute('tabindex');
});

test('a keyboard that is quicker than the fragments of the new page stays where it is', () => {
  document.getElementById('lien')?.focus();
  focusPage('');
  expect(document.getElementById('lien')).toHaveFocus();
});

test('an address that points into the page has it there', () => {
  focusPage('#prix');
  expect(document.getElementById('prix')).toHaveFocus();
  document.getElementById('prix')?.blur();
  focusPage('#lien');
  expect(document.getElementById('lien')).toHaveFocus();
  expect(document.getElementById('lien')).not.toHaveAttribute('tabindex');
});

test('a page without a heading has it at its start; an address that points nowhere changes nothing', () => {
  document.querySelector('h1')?.remove();
  focusPage('#%');
  expect(document.getElementById('content')).toHaveFocus();
});

test('the heading has the focus as soon as the menu that lay over the page has let go of it', async () => {
  const content = document.getElementById('content');
  content?.setAttribute('inert', '');
  const focused = focusPage('');
  expect(document.querySelector('h1')).not.toHaveFocus();
  content?.removeAttribute('inert');
  await focused;
  expect(document.querySelector('h1')).toHaveFocus();
});
