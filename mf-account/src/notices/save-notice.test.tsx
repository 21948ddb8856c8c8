import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFragment } from 'shared/testing';
import remote from '../remote.ts';
import { sessionUnderTest } from '../session/session-under-test.ts';
import { showNotice } from './notices.ts';

const list = { id: '1', title: 'Bain' };

/** The header of a page, which shows the notices, and two buttons of the page. */
async function open() {
  const page = document.body.appendChild(document.createElement('main'));
  const [save, after] = ['Garder', 'Partager'].map((name) => {
    const button = page.appendChild(document.createElement('button'));
    button.textContent = name;
    return button;
  });
  await renderFragment(remote, 'mf-account/saved-products', {}, sessionUnderTest());
  save?.focus();
  return { save, after };
}

const link = (name = 'Voir la liste') => screen.getByRole('link', { name });
const close = () => screen.getByRole('button', { name: 'Fermer' });

/** Presses a link that would lead away from the test. */
async function follow(pressed: HTMLElement) {
  pressed.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(pressed);
}

beforeEach(() => {
  localStorage.clear();
  showNotice(undefined);
});
afterEach(() => {
  jest.useRealTimers();
  document.querySelector('main')?.remove();
});

it.each([
  ['Bain', 'Ajouté à « Bain ».'],
  [' ', 'Ajouté à « Ma liste ».'],
])('says where a product went, with a link to that list, which answers it: %p', async (title, sentence) => {
  await open();
  act(() => showNotice({ kind: 'saved', list: { id: '1', title } }));
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
  expect(link()).toHaveAttribute('href', '/fr/liste-de-souhaits?list=1');
  await follow(link());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('says that a product is kept on the device, with a link to all of these', async () => {
  await open();
  act(() => showNotice({ kind: 'kept-on-device' }));
  expect(screen.getByRole('status')).toHaveTextContent('Ce produit est gardé sur cet appareil.');
  expect(link('Voir ma sélection')).toHaveAttribute('href', '/fr/connexion');
  await follow(link('Voir ma sélection'));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('can be closed, which leaves the focus where the visitor was', async () => {
  const { save } = await open();
  act(() => showNotice({ kind: 'saved', list }));
  await userEvent.click(close());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(save).toHaveFocus();
});

it('keeps a failure on screen until it is answered', async () => {
  const { save } = await open();
  const retry = jest.fn();
  act(() => showNotice({ kind: 'failed', retry }));
  expect(screen.getByRole('alert')).toHaveTextContent('Le produit n’a pas pu être ajouté');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(retry).toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(save).toHaveFocus();
});

it('takes a success away after ten seconds of its own, and a failure never', async () => {
  jest.useFakeTimers();
  await open();
  const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
  act(() => showNotice({ kind: 'saved', list }));
  pass(9);
  act(() => showNotice({ kind: 'kept-on-device' }));
  pass(9);
  expect(screen.getByRole('status')).toHaveTextContent('gardé sur cet appareil');
  pass(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  act(() => showNotice({ kind: 'saved', list }));
  pass(9);
  act(() => showNotice({ kind: 'failed', retry: () => {} }));
  pass(60);
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

describe('by the keyboard', () => {
  it('is reached from wherever the visitor is by one press of Tab, once, and leads back from its end', async () => {
    const { save, after } = await open();
    act(() => showNotice({ kind: 'saved', list }));
    await userEvent.keyboard('x');
    expect(save).toHaveFocus();
    await userEvent.tab();
    expect(link()).toHaveFocus();
    await userEvent.tab();
    expect(close()).toHaveFocus();
    await userEvent.tab();
    expect(save).toHaveFocus();
    await userEvent.tab();
    expect(after).toHaveFocus();
  });

  it('is left backwards as it was reached, and not reached backwards', async () => {
    const { save, after } = await open();
    after?.focus();
    act(() => showNotice({ kind: 'saved', list }));
    await userEvent.tab({ shift: true });
    expect(save).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(close()).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(link()).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(save).toHaveFocus();
  });

  it('is left for the rest of the page where the visitor came from what is gone', async () => {
    const { save, after } = await open();
    act(() => showNotice({ kind: 'saved', list }));
    await userEvent.tab();
    await userEvent.tab();
    save?.remove();
    await userEvent.tab();
    expect(close()).not.toHaveFocus();
    after?.focus();
  });
});
