import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { type Answers, renderPage, takeComplaints } from 'shared/testing';
import remote from '../../remote.ts';
import { sessionUnderTest } from '../../session/session-under-test.ts';
import { wishlistServer } from '../../wishlists/server-under-test.ts';

const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.queryByRole('textbox', { name: 'Nom de la liste' });

/** The page of one list, which is empty. */
async function open(more: Answers = {}) {
  const { server, answers } = wishlistServer([{ id: '1', title: 'Bain', revision: 1, products: [] }]);
  await renderPage(remote, 'wishlist', {
    address: '/fr/liste-de-souhaits',
    ...sessionUnderTest({ signedIn: true }),
    answers: { SeoForPage: { seoForPage: { title: 'Vos listes' } }, ...answers, ...more },
  });
  return server;
}

beforeEach(() => sessionStorage.clear());

it.each([
  ['Nouvelle liste', 'Escape', () => userEvent.keyboard('{Escape}')],
  ['Nouvelle liste', 'its button', () => userEvent.click(button('Annuler'))],
  ['Renommer', 'Escape', () => userEvent.keyboard('{Escape}')],
  ['Renommer', 'its button', () => userEvent.click(button('Annuler'))],
])('is given up by %s, by %s, and the focus is where it was', async (opener, _, giveUp) => {
  const server = await open();
  await userEvent.click(button(opener));
  expect(field()).toHaveFocus();
  await userEvent.type(field() ?? document.body, 'Mer');
  await giveUp();
  expect(field()).toBeNull();
  await waitFor(() => expect(button(opener)).toHaveFocus());
  expect(server.lists).toMatchObject([{ title: 'Bain' }]);
});

it('is opened and closed by the same button, which says so', async () => {
  await open();
  for (const isOpen of ['true', 'false']) {
    await userEvent.click(button('Nouvelle liste'));
    expect(button('Nouvelle liste')).toHaveAttribute('aria-expanded', isOpen);
    expect(field() !== null).toBe(isOpen === 'true');
  }
});

it('has the title of before, and gives the focus back once that is changed', async () => {
  await open();
  await userEvent.click(button('Renommer'));
  expect(field()).toHaveValue('Bain');
  await userEvent.type(field() ?? document.body, ' Nord{Enter}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Bain Nord' })).toBeVisible();
  expect(field()).toBeNull();
  expect(button('Renommer')).toHaveFocus();
});

it.each([
  ['413', 'Vous avez 100 listes, le maximum pour un compte.'],
  ['500', 'La modification n’a pas pu être enregistrée'],
])('stays with what was typed where no list is made, and says why: %s', async (code, sentence) => {
  const createWishlist = () => {
    throw new GraphQLError('refused', { extensions: { code } });
  };
  await open({ CreateWishlist: { createWishlist } });
  await userEvent.click(button('Nouvelle liste'));
  await userEvent.keyboard('Mer{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(field()).toHaveValue('Mer');
  expect(takeComplaints()).toHaveLength(1);
});

it('makes one list, however often Enter is pressed meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<object[]>();
  const createWishlist = jest.fn(() => promise);
  await open({ CreateWishlist: { createWishlist } });
  await userEvent.click(button('Nouvelle liste'));
  await userEvent.keyboard('Mer{Enter}{Enter}');
  resolve([{ id: '2', title: 'Mer', revision_id: 1, products: [] }]);
  expect(await screen.findByRole('tab', { name: /^Mer/ })).toHaveAttribute('aria-selected', 'true');
  expect(createWishlist).toHaveBeenCalledTimes(1);
  expect(field()).toBeNull();
});

it('offers for a list without products only what can be done with it', async () => {
  await open();
  for (const name of ['Télécharger le PDF', 'Imprimer', 'Comparer'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Revendeur près de' })).toBeNull();
  expect(button('Envoyer par e-mail')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('link', { name: 'Voir les produits' })).toBeVisible();
});
