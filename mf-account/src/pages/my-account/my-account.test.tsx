import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import type { Posted } from 'shared/forms';
import { type Answers, renderPage } from 'shared/testing';
import { takeFromPageBefore } from '../../notices/notices.ts';
import remote from '../../remote.ts';
import { answerSignInAgain } from '../../session/session.ts';
import { sessionUnderTest } from '../../session/session-under-test.ts';

const refused = (code: string) => () => {
  throw new GraphQLError('refused', { extensions: { code } });
};

async function show(answers: Answers = {}, more: { posted?: Posted } = {}) {
  const tab = sessionUnderTest({ signedIn: true });
  const page = await renderPage(remote, 'my-account', {
    address: '/fr/mon-compte',
    ...tab,
    ...more,
    answers: {
      SeoForPage: { seoForPage: { title: 'Mon compte' } },
      MyAccount: { accountExport: { email: 'anna@example.org', emailVerified: true } },
      ...answers,
    },
  });
  return { ...tab, ...page };
}

it('says who is signed in', async () => {
  await show();
  expect(screen.getByText('Vous êtes connecté en tant que anna@example.org.')).toBeVisible();
});

it('shows without an address where the session has just ended elsewhere', async () => {
  await show({ MyAccount: { accountExport: refused('403') } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mon compte');
  expect(screen.queryByText(/connecté en tant que/)).toBeNull();
});

it('says that the address was never confirmed, and has the link mailed again', async () => {
  const requestEmailVerification = { isError: false, message: 'Un lien vient d’être envoyé.' };
  await show({
    MyAccount: { accountExport: { email: 'anna@example.org', emailVerified: false } },
    RequestVerification: { requestEmailVerification },
  });
  expect(screen.getByText(/n’est pas encore confirmée/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
  expect(await screen.findByText('Un lien vient d’être envoyé.')).toBeVisible();
});

it('says how long to wait to who has asked for that too often without scripts', async () => {
  const failed = { code: '429', retryAfterSeconds: 600 };
  const posted = { form: 'mf-account/request-verification', values: {}, problems: {}, failed };
  await show({ MyAccount: { accountExport: { email: 'anna@example.org', emailVerified: false } } }, { posted });
  expect(screen.getByRole('alert')).toHaveTextContent('Trop de tentatives. Merci de réessayer dans 10 minutes.');
});

it('says nothing of an address that is confirmed', async () => {
  await show();
  expect(screen.queryByText(/n’est pas encore confirmée/)).toBeNull();
});

// R291
it('signs out', async () => {
  const { bus } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  expect(bus.current('auth')).toEqual({ signedIn: false });
});

it('says so where signing out fails', async () => {
  const { bus, state } = await show();
  state.fails = true;
  await userEvent.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('La déconnexion n’a pas abouti');
  expect(bus.current('auth').signedIn).toBe(true);
});

it('signs out everywhere, and leaves the answer to the page that says goodbye', async () => {
  const endSession = { isError: false, message: 'Vous êtes déconnecté de tous vos appareils.' };
  const { bus, navigations } = await show({ EndSession: { endSession } });
  await userEvent.click(screen.getByRole('button', { name: 'Se déconnecter de tous les appareils' }));
  await waitFor(() => expect(navigations).toEqual(['/fr/logout']));
  expect(bus.current('auth')).toEqual({ signedIn: false });
  expect(takeFromPageBefore('answer')).toBe(endSession.message);
});

it.each([
  ['the call fails', refused('500')],
  ['the content system says so', { isError: true, message: 'Non.' }],
])('stays signed in where the sessions of other devices could not be ended: %s', async (_, endSession) => {
  const { bus } = await show({ EndSession: { endSession } });
  await userEvent.click(screen.getByRole('button', { name: 'Se déconnecter de tous les appareils' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('La déconnexion n’a pas abouti');
  expect(bus.current('auth').signedIn).toBe(true);
});

// R291
/** Sent under a key: done once, however often it comes. */
const once = { key: expect.any(String) };

describe('changing the password', () => {
  const change = async (existing: string, wanted: string, confirmed = wanted) => {
    const form = within(screen.getByRole('form', { name: 'Changer de mot de passe' }));
    const fields = {
      existing: form.getByLabelText('Mot de passe actuel'),
      wanted: form.getByLabelText('Nouveau mot de passe'),
      confirmed: form.getByLabelText('Nouveau mot de passe, encore une fois'),
    };
    await userEvent.type(fields.existing, existing);
    await userEvent.type(fields.wanted, wanted);
    await userEvent.type(fields.confirmed, confirmed);
    await userEvent.click(form.getByRole('button', { name: 'Changer le mot de passe' }));
    return fields;
  };

  // R292
  it('says that it is done, and empties the fields', async () => {
    const update = jest.fn(() => ({ updatePassword: { id: 'anna' } }));
    await show({ UpdatePassword: update });
    const { existing, wanted } = await change('old password', 'new password');
    expect(await screen.findByRole('status')).toHaveTextContent('Votre mot de passe a été changé.');
    expect(existing).toHaveValue('');
    expect(wanted).toHaveValue('');
    const passwords = { uid: 42, existingPassword: 'old password', newPassword: 'new password' };
    expect(update).toHaveBeenCalledWith(passwords, once);
  });

  // R347
  it('says that the current password is wrong', async () => {
    await show({ UpdatePassword: { updatePassword: refused('422') } });
    const { existing } = await change('old password', 'new password');
    expect(await screen.findByRole('alert')).toHaveTextContent('Le mot de passe actuel est incorrect');
    expect(existing).toHaveValue('old password');
  });

  it('says so where something else went wrong', async () => {
    await show({ UpdatePassword: { updatePassword: refused('500') } });
    await change('old password', 'new password');
    expect(await screen.findByRole('alert')).toHaveTextContent('Une erreur est survenue, veuillez réessayer');
  });

  // R287, R348
  it('asks for the new one twice, and for another than the old one', async () => {
    await show();
    const { wanted, confirmed } = await change('old password', 'new password', 'new passwort');
    expect(confirmed).toHaveAccessibleDescription('Les deux mots de passe ne correspondent pas');
    await userEvent.clear(wanted);
    await userEvent.type(wanted, 'old password');
    expect(wanted).toHaveAccessibleDescription(/Le nouveau mot de passe est identique à l’actuel/);
  });
});

it('gives the visitor everything that the account holds, as a file', async () => {
  const data = {
    id: 'anna',
    uid: 42,
    email: 'anna@example.org',
    emailVerified: true,
    createdAt: '2026-01-01',
    wishlists: [],
    messages: [],
  };
  await show({ MyData: { accountExport: data } });
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  const names: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Télécharger mes données' }));
  await waitFor(() => expect(names).toEqual(['rivelle-mes-donnees.json']));
  click.mockRestore();
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(files[0] ?? new Blob());
  });
  expect(JSON.parse(String(text))).toEqual(data);
});

describe('changing the address', () => {
  const section = () => within(screen.getByRole('form', { name: 'Changer d’adresse e-mail' }));
  const request = async () => {
    await userEvent.type(section().getByRole('textbox', { name: 'Nouvelle adresse e-mail' }), 'new@example.org');
    await userEvent.type(section().getByLabelText('Mot de passe actuel'), 'correct horse');
    await userEvent.click(section().getByRole('button', { name: 'Recevoir le code' }));
  };
  const sent = { requestEmailChange: { isError: false, message: 'Un code est parti.' } };

  it('asks for the code that comes to the new address, and shows that address then', async () => {
    const changeEmail = jest.fn(() => ({ changeEmail: { isError: false, message: 'Adresse changée.' } }));
    await show({ RequestEmailChange: sent, ChangeEmail: changeEmail });
    await request();
    expect(await screen.findByRole('status')).toHaveTextContent('Un code est parti.');
    await userEvent.type(section().getByLabelText('Code envoyé à new@example.org'), 'k7mp-x2wd-9hfa');
    await userEvent.click(section().getByRole('button', { name: 'Confirmer la nouvelle adresse' }));
    expect(await screen.findByText('Adresse changée.')).toBeVisible();
    expect(changeEmail).toHaveBeenCalledWith({ email: 'new@example.org', code: 'k7mp-x2wd-9hfa' }, once);
    expect(screen.getByText('Vous êtes connecté en tant que new@example.org.')).toBeVisible();
  });

  it('says that the code is wrong, and lets another address be chosen', async () => {
    const wrong = { changeEmail: { isError: true, message: 'Ce code n’est pas le bon.' } };
    await show({ RequestEmailChange: sent, ChangeEmail: wrong });
    await request();
    await userEvent.type(await screen.findByLabelText(/^Code envoyé/), 'aaaa');
    await userEvent.click(section().getByRole('button', { name: 'Confirmer la nouvelle adresse' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce code n’est pas le bon.');
    await userEvent.click(screen.getByRole('button', { name: 'Choisir une autre adresse' }));
    expect(section().getByRole('textbox', { name: 'Nouvelle adresse e-mail' })).toBeVisible();
  });
});

it.each([
  ['Non.', 'Non.'],
  ['', 'Une erreur est survenue'],
])('says why no code is sent to a new address: %p', async (message, sentence) => {
  await show({ RequestEmailChange: { requestEmailChange: { isError: true, message } } });
  const form = within(screen.getByRole('form', { name: 'Changer d’adresse e-mail' }));
  await userEvent.type(form.getByRole('textbox'), 'new@example.org');
  await userEvent.type(form.getByLabelText('Mot de passe actuel'), 'correct horse');
  await userEvent.click(form.getByRole('button', { name: 'Recevoir le code' }));
  expect(await form.findByRole('alert')).toHaveTextContent(sentence);
  expect(form.getByRole('textbox')).toHaveValue('new@example.org');
});

it.each<[string, object, string]>([
  ['the content system refuses', { isError: true, message: 'Déjà confirmée.' }, 'Déjà confirmée.'],
  ['the call fails', refused('500'), 'Une erreur est survenue'],
])('says so where no link is mailed because %s, and can be asked again', async (_, answer, sentence) => {
  await show({
    MyAccount: { accountExport: { email: 'anna@example.org', emailVerified: false } },
    RequestVerification: { requestEmailVerification: answer },
  });
  const button = screen.getByRole('button', { name: 'Recevoir le lien' });
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(button).not.toHaveAttribute('aria-disabled');
});

describe('a session that has ended', () => {
  it('asks to sign in again in place, and then does what was asked', async () => {
    const answer = jest.fn((): object => refused('403')());
    const { bus } = await show({ RequestEmailChange: () => ({ requestEmailChange: answer }) });
    const form = within(screen.getByRole('form', { name: 'Changer d’adresse e-mail' }));
    await userEvent.type(form.getByRole('textbox'), 'new@example.org');
    await userEvent.type(form.getByLabelText('Mot de passe actuel'), 'correct horse');
    await userEvent.click(form.getByRole('button', { name: 'Recevoir le code' }));
    await waitFor(() =>
      expect(bus.current('popin')).toMatchObject({ content: 'mf-account/login-popin', props: { again: true } }),
    );
    answer.mockReturnValue({ isError: false, message: 'Un code est parti.' });
    act(() => answerSignInAgain(true));
    expect(await screen.findByText('Un code est parti.')).toBeVisible();
  });

  it('leaves things as they are where nobody signs in', async () => {
    const { bus } = await show({ RequestEmailChange: { requestEmailChange: refused('403') } });
    const form = within(screen.getByRole('form', { name: 'Changer d’adresse e-mail' }));
    await userEvent.type(form.getByRole('textbox'), 'new@example.org');
    await userEvent.type(form.getByLabelText('Mot de passe actuel'), 'correct horse');
    await userEvent.click(form.getByRole('button', { name: 'Recevoir le code' }));
    await waitFor(() => expect(bus.current('popin').open).toBe(true));
    act(() => answerSignInAgain(false));
    expect(await form.findByRole('alert')).toHaveTextContent('Une erreur est survenue');
    expect(form.getByRole('textbox')).toHaveValue('new@example.org');
  });
});

describe('deleting the account', () => {
  const remove = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer mon compte' }));
    const form = within(screen.getByRole('form', { name: 'Supprimer votre compte' }));
    expect(form.getByLabelText('Mot de passe actuel')).toHaveFocus();
    await userEvent.type(form.getByLabelText('Mot de passe actuel'), 'correct horse');
    await userEvent.click(form.getByRole('button', { name: 'Supprimer définitivement' }));
  };

  it('asks for the password, signs out and leads to the page that says goodbye', async () => {
    const deleteAccount = { isError: false, message: 'Votre compte a été supprimé.' };
    const { bus, navigations } = await show({ DeleteAccount: { deleteAccount } });
    await remove();
    await waitFor(() => expect(navigations).toEqual(['/fr/logout']));
    expect(bus.current('auth').signedIn).toBe(false);
    expect(takeFromPageBefore('answer')).toBe('Votre compte a été supprimé.');
  });

  it('drops what waits of its lists in this browser, and nothing of another account', async () => {
    for (const userId of ['anna', 'bert'])
      localStorage.setItem(`waitingEdits:${userId}`, JSON.stringify({ userId, edits: [] }));
    const { navigations } = await show({ DeleteAccount: { deleteAccount: { isError: false, message: '' } } });
    await remove();
    await waitFor(() => expect(navigations).toEqual(['/fr/logout']));
    expect(Object.keys(localStorage)).toEqual(['waitingEdits:bert']);
    localStorage.clear();
  });

  it('is done once where the sign-out after it fails, and signs out at the next try', async () => {
    const keys: (string | undefined)[] = [];
    const { bus, navigations, state } = await show({
      DeleteAccount: (_, how) => {
        keys.push(how?.key);
        return { deleteAccount: { isError: false, message: 'Votre compte a été supprimé.' } };
      },
    });
    state.fails = true;
    await remove();
    expect(await screen.findByRole('alert')).toHaveTextContent('Une erreur est survenue');
    state.fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer définitivement' }));
    await waitFor(() => expect(navigations).toEqual(['/fr/logout']));
    expect(bus.current('auth').signedIn).toBe(false);
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('is not done with a wrong password', async () => {
    const { bus } = await show({ DeleteAccount: { deleteAccount: refused('422') } });
    await remove();
    expect(await screen.findByRole('alert')).toHaveTextContent('Le mot de passe actuel est incorrect');
    expect(bus.current('auth').signedIn).toBe(true);
  });

  it.each([
    ['Non.', 'Non.'],
    ['', 'Une erreur est survenue'],
  ])('is not done where the content system refuses it, which is said: %p', async (message, sentence) => {
    const { bus, navigations } = await show({ DeleteAccount: { deleteAccount: { isError: true, message } } });
    await remove();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(bus.current('auth').signedIn).toBe(true);
    expect(navigations).toEqual([]);
  });

  it('can be thought over', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer mon compte' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tout garder' }));
    expect(screen.queryByRole('form', { name: 'Supprimer votre compte' })).toBeNull();
  });
});
