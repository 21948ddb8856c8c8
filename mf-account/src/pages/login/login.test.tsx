import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { ContentError } from 'shared/errors';
import type { Posted } from 'shared/forms';
import { addToGuestList, guestList } from 'shared/guest-list';
import { type Answers, renderPage, takeComplaints } from 'shared/testing';
import remote from '../../remote.ts';
import { anna, sessionUnderTest } from '../../session/session-under-test.ts';
import { wishlistServer } from '../../wishlists/server-under-test.ts';

const bath = { id: '1', title: 'Bain', revision: 1, products: ['a'] };

async function show(more: Answers = {}, site = wishlistServer([bath]), address = '/fr/connexion', posted?: Posted) {
  const tab = sessionUnderTest();
  const page = await renderPage(remote, 'login', {
    address,
    posted,
    ...tab,
    answers: { SeoForPage: ({ path }) => ({ seoForPage: { title: `Titre de ${path}` } }), ...site.answers, ...more },
  });
  const form = (name: string) => within(screen.getByRole('form', { name }));
  return { ...tab, ...page, server: site.server, signIn: form('Se connecter'), signUp: form('Créer un compte') };
}

/** Has the line break after each change of a list, once; what comes again under its key gets its first answer. */
function losingAnswers({ CreateWishlist, AddProduct }: Answers): Answers {
  const firstAnswers = new Map<string, object>();
  const done = (answer: unknown, variables: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(typeof answer === 'function' ? answer(variables) : {}).map(([name, field]) => [
        name,
        typeof field === 'function' ? field() : field,
      ]),
    );
  const losing =
    (answer: unknown) =>
    (variables: Record<string, unknown>, how?: { key?: string }): object => {
      const key = how?.key ?? JSON.stringify(variables);
      const first = firstAnswers.get(key);
      if (first) return first;
      firstAnswers.set(key, done(answer, variables));
      throw new ContentError('Failed to fetch');
    };
  return { CreateWishlist: losing(CreateWishlist), AddProduct: losing(AddProduct) };
}

type Form = ReturnType<typeof within>;

async function fill(form: Form, action: string, { email, password } = anna) {
  const email_ = form.getByRole('textbox', { name: 'Adresse e-mail' });
  await userEvent.clear(email_);
  if (email) await userEvent.type(email_, email);
  await userEvent.clear(form.getByLabelText('Mot de passe'));
  if (password) await userEvent.type(form.getByLabelText('Mot de passe'), password);
  await userEvent.click(form.getByRole('button', { name: action }));
}
const signInWith = (form: Form, credentials?: typeof anna) => fill(form, 'Se connecter', credentials);
const signUpWith = (form: Form, credentials?: typeof anna) => fill(form, 'Créer mon compte', credentials);

beforeEach(() => localStorage.clear());

it('has the title of the content system as its heading, the way to it, and its introduction', async () => {
  const { container } = await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Titre de /page/login');
  expect(screen.getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/fr');
  expect(container.querySelector('mf-fragment')).toHaveAttribute(
    'props',
    JSON.stringify({ path: '/page/login', underHeading: true }),
  );
});

describe('signing in', () => {
  // R278, C34
  it('gets the lists and leads to them', async () => {
    const { signIn, bus, navigations } = await show();
    await signInWith(signIn);
    await waitFor(() => expect(navigations).toEqual(['/fr/liste-de-souhaits']));
    expect(bus.current('wishlists').lists).toEqual([bath]);
  });

  // C21
  it('takes an address in capitals', async () => {
    const { signIn, navigations } = await show();
    await signInWith(signIn, { ...anna, email: 'Anna@Example.ORG' });
    await waitFor(() => expect(navigations).toHaveLength(1));
  });

  // R285
  it('says what is missing, beside each field, and goes to the first one', async () => {
    const { signIn, navigations } = await show();
    await signInWith(signIn, { email: '', password: '' });
    const email = signIn.getByRole('textbox', { name: 'Adresse e-mail' });
    expect(email).toHaveAccessibleDescription('Indiquez votre adresse e-mail.');
    expect(email).toHaveFocus();
    expect(signIn.getByLabelText('Mot de passe')).toHaveAccessibleDescription('Indiquez un mot de passe.');
    await userEvent.type(email, 'anna');
    expect(email).toHaveAccessibleDescription(/n’est pas complète/);
    expect(navigations).toEqual([]);
  });

  // R345
  it('says that address or password are wrong, keeps what was typed, and can be tried again', async () => {
    const { signIn, navigations } = await show();
    await signInWith(signIn, { ...anna, password: 'guess' });
    expect(await signIn.findByRole('alert')).toHaveTextContent('Adresse e-mail ou mot de passe incorrect');
    expect(signIn.getByLabelText('Mot de passe')).toHaveValue('guess');
    await signInWith(signIn);
    await waitFor(() => expect(navigations).toHaveLength(1));
  });

  // R345
  it('says so where something else went wrong', async () => {
    const { signIn, state } = await show();
    state.fails = true;
    await signInWith(signIn);
    expect(await signIn.findByRole('alert')).toHaveTextContent('Une erreur est survenue, veuillez réessayer');
    expect(signIn.getByRole('textbox')).toHaveValue(anna.email);
  });

  // R282
  it('says that it is being sent, and sends it once', async () => {
    const { signIn, session, navigations } = await show();
    const answer = Promise.withResolvers<void>();
    const sent = jest.spyOn(session, 'signIn').mockReturnValue(answer.promise);
    const form = screen.getByRole('form', { name: 'Se connecter' });
    expect(form).toHaveAttribute('aria-busy', 'false');
    await signInWith(signIn);
    expect(form).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(signIn.getByRole('button', { name: 'Se connecter' }));
    answer.resolve();
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  // R354
  it('succeeds where only the lists cannot be had, which is logged', async () => {
    const broken = () => {
      throw new GraphQLError('broken');
    };
    const { signIn, navigations } = await show({ Wishlists: { wishlists: broken } });
    await signInWith(signIn);
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(takeComplaints()).toEqual([expect.stringContaining('The wishlists could not be fetched after the sign-in')]);
  });

  it('puts what was chosen without an account on the first list', async () => {
    for (const uid of ['b', 'c']) addToGuestList(uid);
    const { signIn, server, navigations } = await show();
    await signInWith(signIn);
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(server.lists[0]?.products).toEqual(['a', 'b', 'c']);
    expect(guestList()).toEqual([]);
  });

  it('puts each of it there once, on one list, where the line breaks after each call', async () => {
    for (const uid of ['b', 'c']) addToGuestList(uid);
    const site = wishlistServer([]);
    const { signIn, server, navigations } = await show(losingAnswers(site.answers), site);
    await signInWith(signIn);
    await waitFor(() => {
      dispatchEvent(new Event('online'));
      expect(navigations).toHaveLength(1);
    });
    expect(server.lists.map(({ products }) => products)).toEqual([['b', 'c']]);
    expect(guestList()).toEqual([]);
  });

  it('keeps on the device what does not fit on a full list', async () => {
    for (const uid of ['b', 'c', 'd']) addToGuestList(uid);
    const site = wishlistServer([bath]);
    const { AddProduct } = site.answers;
    const full = (variables: Record<string, unknown>) => {
      if (site.server.lists[0]?.products.length === 2) site.server.refusal = '413';
      return typeof AddProduct === 'function' ? AddProduct(variables) : {};
    };
    const { signIn, server, navigations } = await show({ AddProduct: full }, site);
    await signInWith(signIn);
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(server.lists[0]?.products).toEqual(['a', 'b']);
    expect(guestList()).toEqual(['c', 'd']);
  });

  it('takes the typed address along to who has lost the password', async () => {
    const { signIn } = await show();
    await userEvent.type(signIn.getByRole('textbox', { name: 'Adresse e-mail' }), 'anna@example.org');
    const link = signIn.getByRole('link', { name: /^Mot de passe oublié/ });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(link).toHaveAttribute('href', '/fr/mot-de-passe-oublie?email=anna%40example.org');
  });

  it('has the address of who has just set a new password', async () => {
    const { signIn } = await show({}, wishlistServer(), '/fr/connexion?email=anna%40example.org');
    expect(signIn.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue('anna@example.org');
  });

  it('says when to come back to who has tried too often', async () => {
    const { signIn, state } = await show();
    state.tooOften = true;
    await signInWith(signIn);
    expect(await signIn.findByRole('alert')).toHaveTextContent(
      'Trop de tentatives. Merci de réessayer dans 14 minutes.',
    );
  });

  it('leads on when it happened in another tab', async () => {
    const { bus, navigations } = await show();
    bus.set('auth', { signedIn: true, userId: 'anna', backendUserId: 42 });
    bus.emit('account:signed-in', { userId: 'anna' });
    await waitFor(() => expect(navigations).toEqual(['/fr/liste-de-souhaits']));
  });

  it('shows a password to who asks for it, and is known to password managers', async () => {
    const { signIn, signUp } = await show();
    const password = signIn.getByLabelText('Mot de passe');
    expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(signIn.getByRole('button', { name: /^Afficher/ }));
    expect(password).toHaveAttribute('type', 'text');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(signIn.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveAttribute('autocomplete', 'username');
    expect(signUp.getByLabelText('Mot de passe')).toHaveAttribute('autocomplete', 'new-password');
  });
});

describe('signing up', () => {
  const made = { CreateAccount: { createAccount: { id: 'anna' } } };

  // R279
  it('signs in with the same credentials, and makes a first list for what was chosen before', async () => {
    addToGuestList('b');
    const { signUp, server, navigations } = await show(made, wishlistServer());
    await signUpWith(signUp);
    await waitFor(() => expect(navigations).toEqual(['/fr/liste-de-souhaits']));
    expect(server.lists).toEqual([{ id: '1', title: '', revision: 2, products: ['b'] }]);
  });

  // R286
  it('asks for eight characters, as its hint says', async () => {
    const { signUp } = await show();
    expect(signUp.getByLabelText('Mot de passe')).toHaveAccessibleDescription(/Au moins 8 caractères/);
    await signUpWith(signUp, { ...anna, password: '1234567' });
    expect(signUp.getByLabelText('Mot de passe')).toHaveAccessibleDescription(/trop court/);
  });

  // R346
  it('says that an address is taken', async () => {
    const taken = () => {
      throw new GraphQLError('in use', { extensions: { code: '422' } });
    };
    const { signUp, navigations } = await show({ CreateAccount: { createAccount: taken } });
    await signUpWith(signUp);
    expect(await signUp.findByRole('alert')).toHaveTextContent('Cette adresse e-mail est déjà utilisée');
    expect(signUp.getByRole('textbox')).toHaveValue(anna.email);
    expect(navigations).toEqual([]);
  });

  it('makes no second account where only the sign-in after it failed', async () => {
    const keys: unknown[] = [];
    const create = (_: object, how?: object) => {
      keys.push(how);
      return made.CreateAccount;
    };
    const { signUp, state, navigations } = await show({ CreateAccount: create });
    state.fails = true;
    await signUpWith(signUp);
    expect(await signUp.findByRole('alert')).toHaveTextContent('Une erreur est survenue');
    state.fails = false;
    await userEvent.click(signUp.getByRole('button', { name: 'Créer mon compte' }));
    await waitFor(() => expect(navigations).toHaveLength(1));
    // The content system does once what comes twice under a key.
    expect(keys).toEqual([{ key: expect.stringMatching(/^[\da-f]{32}$/) }, keys[0]]);
  });
});

it.each([
  ['refused', { refused: 'Cette adresse est fermée.' }, 'Cette adresse est fermée.'],
  ['failed', { failed: { code: '403' } }, /incorrect/i],
])('says why a sign-in that was posted without scripts %s, at that form alone', async (_, outcome, sentence) => {
  const posted = { form: 'mf-account/sign-in', values: { email: 'anna@example.org' }, problems: {}, ...outcome };
  const { signIn, signUp } = await show({}, undefined, undefined, posted);
  expect(signIn.getByRole('alert')).toHaveTextContent(sentence);
  expect(signIn.getByRole('textbox', { name: /e-mail/i })).toHaveValue('anna@example.org');
  expect(signUp.queryByRole('alert')).toBeNull();
});

it('says at its field what is wrong with what was posted without scripts', async () => {
  const posted = { form: 'mf-account/sign-up', values: {}, problems: { email: 'email-wrong' } };
  const { signIn, signUp } = await show({}, undefined, undefined, posted);
  expect(signUp.getByText(/n’est pas complète/)).toBeVisible();
  expect(signIn.queryByText(/n’est pas complète/)).toBeNull();
  await userEvent.type(signUp.getByRole('textbox', { name: /e-mail/i }), 'anna@example.org');
  expect(signUp.queryByText(/n’est pas complète/)).toBeNull();
});
