import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import type { Country } from 'shared/i18n';
import { type Answers, renderPage } from 'shared/testing';
import remote from '../remote.ts';

const show = (page: string, address: string, answers: Answers, country: Country = 'be') =>
  renderPage(remote, page, {
    address,
    country,
    answers: { SeoForPage: { seoForPage: { title: 'Titre' } }, ...answers },
  });

const broken = () => {
  throw new Error('broken');
};

beforeEach(() => sessionStorage.clear());

describe('a lost password', () => {
  const ask = async (email = 'anna@example.org') => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Adresse e-mail' }), email);
    await userEvent.click(screen.getByRole('button', { name: 'Recevoir un mot de passe provisoire' }));
  };

  // R288
  it('leads to where the temporary one is used, with the address', async () => {
    const { navigations } = await show('lost-password', '/fr/mot-de-passe-oublie', {
      LostPassword: { lostPassword: { isError: false, message: 'Envoyé.' } },
    });
    await ask();
    expect(navigations).toEqual(['/fr/reinitialisation-mot-de-passe?email=anna%40example.org']);
  });

  it('has the address that was typed at the sign-in', async () => {
    await show('lost-password', '/fr/mot-de-passe-oublie?email=anna%40example.org', {});
    expect(screen.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue('anna@example.org');
  });

  it('has the next page say what the content system said (R421)', async () => {
    await show('lost-password', '/fr/mot-de-passe-oublie', {
      LostPassword: { lostPassword: { isError: false, message: 'Si un compte existe, un message est parti.' } },
    });
    await ask();
    const { unmount } = await show('reset-password', '/fr/reinitialisation-mot-de-passe', {});
    expect(screen.getByRole('status')).toHaveTextContent('Si un compte existe, un message est parti.');
    unmount();
    await show('reset-password', '/fr/reinitialisation-mot-de-passe', {});
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  // R421
  it('says what the content system says where it refuses, and the usual sentence where it fails', async () => {
    const refusal = jest.fn((): object => ({ isError: true, message: 'Trop de demandes.' }));
    await show('lost-password', '/fr/mot-de-passe-oublie', { LostPassword: () => ({ lostPassword: refusal }) });
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent('Trop de demandes.');
    refusal.mockImplementation(broken);
    await userEvent.click(screen.getByRole('button', { name: 'Recevoir un mot de passe provisoire' }));
    expect(await screen.findByText(/Une erreur est survenue, vérifiez votre adresse/)).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('anna@example.org');
  });

  it('stays in English on a French host (C4)', async () => {
    const { navigations } = await show(
      'lost-password',
      '/fr/lost-password',
      { LostPassword: { lostPassword: { isError: false, message: '' } } },
      'fr',
    );
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/fr/connexion');
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail address' }), 'anna@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Get a temporary password' }));
    expect(navigations).toEqual(['/fr/reset-password?email=anna%40example.org']);
  });
});

describe('a new password', () => {
  const address = '/fr/reinitialisation-mot-de-passe?email=anna%40example.org';
  const set = async (user: Pick<typeof userEvent, 'type' | 'click'> = userEvent) => {
    await user.type(screen.getByLabelText('Mot de passe provisoire'), 'k7mp-x2wd-9hfa');
    await user.type(screen.getByLabelText('Nouveau mot de passe'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }));
  };

  // R288
  it('is set with the temporary one and the address of the link', async () => {
    const reset = jest.fn(() => ({ resetPassword: { isError: false, message: 'Il est remplacé.' } }));
    await show('reset-password', address, { ResetPassword: reset });
    await set();
    expect(await screen.findByRole('status')).toHaveTextContent('Il est remplacé.');
    expect(reset).toHaveBeenCalledWith(
      {
        email: 'anna@example.org',
        tempPassword: 'k7mp-x2wd-9hfa',
        password: 'correct horse',
      },
      { key: expect.any(String) },
    );
  });

  // R290
  it('leads to the login page after 4000 ms', async () => {
    const { navigations } = await show('reset-password', address, {
      ResetPassword: { resetPassword: { isError: false, message: '' } },
    });
    jest.useFakeTimers();
    await set(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
    await screen.findByText(/est enregistré/);
    await act(() => jest.advanceTimersByTimeAsync(3900));
    expect(navigations).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(navigations).toEqual(['/fr/connexion?email=anna%40example.org']);
    jest.useRealTimers();
  });

  // R421
  it('shows why it was refused, and keeps what was typed', async () => {
    await show('reset-password', address, {
      ResetPassword: { resetPassword: { isError: true, message: 'Ce mot de passe a expiré.' } },
    });
    await set();
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce mot de passe a expiré.');
    expect(screen.getByLabelText('Mot de passe provisoire')).toHaveValue('k7mp-x2wd-9hfa');
  });

  it('says when to come back where it was tried too often', async () => {
    const tooOften = () => {
      throw new GraphQLError('429: no', { extensions: { code: '429', retryAfter: 60 } });
    };
    await show('reset-password', address, { ResetPassword: () => ({ resetPassword: tooOften }) });
    await set();
    expect(await screen.findByRole('alert')).toHaveTextContent('Merci de réessayer dans 1 minute.');
  });

  // R349
  it('says to check the address where the call fails', async () => {
    await show('reset-password', address, { ResetPassword: () => ({ resetPassword: broken }) });
    await set();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Une erreur est survenue, vérifiez votre adresse e-mail et renvoyez le formulaire.',
    );
  });
});
