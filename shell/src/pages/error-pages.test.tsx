import { screen } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import remote from '../remote.ts';

test.each([
  ['/fr/absent', 'Cette page a pris l’eau', 'Retour à l’accueil', '/fr'],
  ['/nl/absent', 'Deze pagina is weggespoeld', 'Naar de startpagina', '/nl'],
  ['/en/absent', 'This page has gone down the drain', 'Back to the home page', '/en'],
  ['/de/absent', 'Diese Seite ist abgeflossen', 'Zur Startseite', '/de'],
])('the not-found page of %s is in its language and leads to that home (R168)', async (address, heading, home, to) => {
  const { container } = await renderPage(remote, 'not-found', { address });
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', to);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('the page that cannot be shown says so and leads home (R172)', async () => {
  await renderPage(remote, 'unavailable', { address: '/fr' });
  expect(screen.getByRole('heading', { level: 1, name: 'Un instant, s’il vous plaît' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/fr');
});
