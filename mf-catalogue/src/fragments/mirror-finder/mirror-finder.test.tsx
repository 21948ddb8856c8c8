import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFragment } from 'shared/testing';
import remote from '../../remote.ts';
import { demoProduct } from '../../testing/demo-product.ts';

const answer = (value: string, title: string, goTo?: string) => ({ value, title, resultLabel: title, goTo });
const mirrorFinder = {
  steps: [
    {
      id: 'style',
      first: true,
      type: 'single',
      label: 'Forme',
      question: 'Quelle forme ?',
      answers: [answer('1a', 'Souple', 'options'), answer('1b', 'Droite', 'options')],
    },
    {
      id: 'options',
      first: false,
      type: 'multi',
      label: 'Options',
      question: 'Quelles options ?',
      answers: [
        answer('3a', 'Éclairage', 'lighting'),
        { ...answer('3b', 'Antibuée'), subtitle: 'Demande un raccordement électrique' },
        answer('3c', 'Couleur'),
      ],
    },
    {
      id: 'lighting',
      first: false,
      type: 'single',
      label: 'Lumière',
      question: 'Quelle lumière ?',
      answers: [answer('4a', 'Intégrée'), answer('4b', 'Applique')],
    },
  ],
  mapping: [
    { combination: '1a', products: ['P1', 'P2'] },
    { combination: '1a3a3c4a', products: ['P2'] },
  ],
};
const products = [demoProduct(1), demoProduct(2)];
const Products = ({ filter }: Record<string, unknown>) => {
  const items = products.filter(({ uid }) => JSON.stringify(filter).includes(uid));
  return { products: { items, pageInfo: { totalCount: items.length } } };
};
const show = (query = '', finder: object = mirrorFinder) =>
  renderFragment(
    remote,
    'mf-catalogue/mirror-finder',
    { document: { url: '/documents/catalogue.pdf', label: 'Le catalogue (PDF)' } },
    { address: `/fr/trouver-mon-miroir${query}`, answers: { MirrorFinder: { mirrorFinder: finder }, Products } },
  );

const question = () => screen.getByRole('heading', { level: 3 }).textContent;

it('asks one question at a time; each answer has an address', async () => {
  await show();
  expect(question()).toBe('Quelle forme ?');
  expect(screen.getByRole('link', { name: 'Souple' })).toHaveAttribute(
    'href',
    '/fr/trouver-mon-miroir?style=1a#finder',
  );
  expect(screen.queryByRole('list', { name: 'Vos réponses' })).toBeNull();
});

// R244
it('takes several options by the keyboard, and goes on with their sorted codes', async () => {
  const { navigations } = await show('?style=1a');
  expect(screen.getByRole('group', { name: 'Quelles options ?' })).toBeInTheDocument();
  expect(screen.getByText('Demande un raccordement électrique')).toBeInTheDocument();
  screen.getByRole('checkbox', { name: 'Couleur' }).focus();
  await userEvent.keyboard(' ');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Éclairage' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(navigations).toEqual([
    `/fr/trouver-mon-miroir?${new URLSearchParams({ style: '1a', options: '3a,3c' })}#finder`,
  ]);
});

it('lets a visitor choose no option at all', async () => {
  const { navigations } = await show('?style=1a');
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(navigations).toEqual(['/fr/trouver-mon-miroir?style=1a&options=-#finder']);
});

// R246, R247
it('shows the mirrors for the answers, which can be changed one by one or all', async () => {
  await show('?style=1a&options=3c,3a&lighting=4a');
  expect(screen.getByRole('heading', { name: '1 miroir pour vous' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Meuble 2' })).toBeInTheDocument();
  const given = within(screen.getByRole('list', { name: 'Vos réponses' })).getAllByRole('link');
  expect(given.map(({ textContent }) => textContent)).toEqual([
    'Forme Souple. Modifier cette réponse',
    'Options Éclairage, Couleur. Modifier cette réponse',
    'Lumière Intégrée. Modifier cette réponse',
  ]);
  expect(given.map((link) => link.getAttribute('href'))).toEqual([
    '/fr/trouver-mon-miroir#finder',
    '/fr/trouver-mon-miroir?style=1a#finder',
    `/fr/trouver-mon-miroir?${new URLSearchParams({ style: '1a', options: '3a,3c' })}#finder`,
  ]);
  expect(screen.getByRole('link', { name: 'Modifier mes réponses' })).toHaveAttribute(
    'href',
    '/fr/trouver-mon-miroir#finder',
  );
});

it('says of a question that was answered with no option that there is none', async () => {
  await show('?style=1a&options=-');
  expect(screen.getByRole('link', { name: /^Options/ })).toHaveTextContent(
    'Options Sans option. Modifier cette réponse',
  );
});

it('says so where no mirror has all that (R248)', async () => {
  await show('?style=1b&options=3b');
  expect(screen.getByText(/Aucun produit ne correspond à cette configuration/)).toBeVisible();
});

it.each([
  ['?style=1a', 'Question 2. Quelles options ?'],
  ['?style=1a&options=-', '2 miroirs sur 2'],
  ['?style=1a&options=3c,3a&lighting=4a', '1 miroir sur 2'],
  ['?style=1b&options=3b', 'Aucun produit ne correspond à cette configuration, essayez-en une autre.'],
])('reads out what the answers lead to: %s', async (query, words) => {
  location.hash = '#finder';
  await show(query);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));
  location.hash = '';
});

it('reads out a question in its own language', async () => {
  const inEnglish = { ...mirrorFinder, steps: mirrorFinder.steps.map((step) => ({ ...step, questionLanguage: 'en' })) };
  location.hash = '#finder';
  await show('?style=1a', inEnglish);
  const status = screen.getByRole('status');
  await waitFor(() => expect(within(status).getByText('Quelles options ?')).toHaveAttribute('lang', 'en'));
  location.hash = '';
});

it('always gives the catalogue and the way to all mirrors (R247)', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Le catalogue (PDF)' })).toHaveAttribute('download');
  expect(screen.getByRole('link', { name: 'Voir tous les miroirs' })).toHaveAttribute(
    'href',
    '/fr/produits?type=Miroir&subtype=all',
  );
});
