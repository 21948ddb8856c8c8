import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'shared/testing';
import { tellOnNextPage } from '../../notices/notices.ts';
import remote from '../../remote.ts';
import { sessionUnderTest } from '../../session/session-under-test.ts';

const show = (tab: ReturnType<typeof sessionUnderTest>) =>
  act(() =>
    renderPage(remote, 'logout', {
      address: '/fr/logout',
      ...tab,
      answers: { SeoForPage: { seoForPage: { title: 'À bientôt' } } },
    }),
  );

// R276
it('signs out and says goodbye', async () => {
  const { bus } = await show(sessionUnderTest({ signedIn: true }));
  expect(await screen.findByRole('heading', { level: 1, name: 'À bientôt' })).toBeVisible();
  expect(bus.current('auth')).toEqual({ signedIn: false });
  expect(screen.getByRole('link', { name: 'Se reconnecter' })).toHaveAttribute('href', '/fr/connexion');
});

it('says so where it fails, and can be tried again', async () => {
  const tab = sessionUnderTest({ signedIn: true });
  tab.state.fails = true;
  await show(tab);
  expect(await screen.findByRole('alert')).toHaveTextContent('La déconnexion n’a pas abouti');
  tab.state.fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'À bientôt' })).toBeVisible();
});

it('gives the answer that the page before left, once', async () => {
  tellOnNextPage('answer', 'Votre compte a été supprimé.');
  const { unmount } = await show(sessionUnderTest({ signedIn: false }));
  expect(screen.getByRole('status')).toHaveTextContent('Votre compte a été supprimé.');
  unmount();
  await show(sessionUnderTest({ signedIn: false }));
  expect(screen.queryByText('Votre compte a été supprimé.')).toBeNull();
});
