import type { FormOutcome, StepAnswer } from 'shared/forms';
import { match } from 'shared/routes';
import remote from '../remote.ts';

const list = { __typename: 'Wishlist', id: 'list', title: '', revision_id: 1, products: [] };

/** What the gateway is asked to do for a form, step by step; `answers` are what it gets, by what was asked. */
async function post(
  form: string,
  values: Record<string, string>,
  { signedIn = false, guestProducts = [] as string[] } = {},
) {
  const route = match('fr', '/fr/connexion');
  const load = remote.forms?.[form];
  if (!route || !load) throw new Error(`no form ${form}`);
  const action = await load();
  const { default: texts } = await remote.locales('fr');
  const platform = { country: 'fr', language: 'fr', signedIn } as const;
  const answers: StepAnswer[] = [];
  const steps: string[] = [];
  for (;;) {
    const outcome: FormOutcome = await action.answer({ values, answers }, { platform, texts, guestProducts });
    if (outcome.kind !== 'step') return { steps, outcome };
    const { step } = outcome;
    if (step.kind === 'call') steps.push(`${step.operationName} ${JSON.stringify(step.variables)}`);
    else
      steps.push('uid' in step ? `${step.kind} ${step.uid}` : 'uids' in step ? `${step.kind} ${step.uids}` : step.kind);
    answers.push(answered[step.kind === 'call' ? step.operationName : step.kind] ?? { data: {} });
  }
}

let answered: Record<string, StepAnswer> = {};
beforeEach(() => {
  answered = {
    WishlistsOfCaller: { data: { accountExport: { wishlists: [] } } },
    CreateWishlist: { data: { createWishlist: [list] } },
  };
});

const anna = { email: ' Anna@Example.org ', password: 'correct horse' };

it('signs in, and saves what was chosen without an account on the first list', async () => {
  const { steps, outcome } = await post('sign-in', anna, { guestProducts: ['P-1', 'P-2'] });
  expect(steps).toEqual([
    'sign-in',
    'WishlistsOfCaller {}',
    'CreateWishlist {"title":""}',
    'AddProduct {"wishListId":"list","productId":"P-1"}',
    'AddProduct {"wishListId":"list","productId":"P-2"}',
    'forget-guest-products P-1,P-2',
  ]);
  expect(outcome).toEqual({ kind: 'done', to: '/fr/liste-de-souhaits' });
});

it('says that the list is full, and keeps what did not fit', async () => {
  const inTurn: StepAnswer[] = [{ data: {} }, { failed: { code: '413' } }];
  Object.defineProperty(answered, 'AddProduct', { get: () => inTurn.shift() });
  const { steps, outcome } = await post('sign-in', anna, { guestProducts: ['P-1', 'P-2', 'P-3'] });
  expect(steps.slice(-2)).toEqual([expect.stringContaining('"P-2"'), 'forget-guest-products P-1']);
  expect(outcome).toEqual({
    kind: 'done',
    to: '/fr/liste-de-souhaits',
    done: expect.stringContaining('Votre liste est pleine'),
  });
});

it('forgets nothing that could not be saved, and is signed in all the same', async () => {
  answered.AddProduct = { failed: { code: '500' } };
  const { steps, outcome } = await post('sign-in', anna, { guestProducts: ['P-1'] });
  expect(steps.join()).not.toContain('forget-guest-products');
  expect(outcome).toEqual({ kind: 'done', to: '/fr/liste-de-souhaits' });
});

it('saves the others where one of them has left the catalogue, and keeps none of them selected', async () => {
  const inTurn: StepAnswer[] = [{ failed: { code: '422' } }, { data: {} }];
  Object.defineProperty(answered, 'AddProduct', { get: () => inTurn.shift() });
  const { steps, outcome } = await post('sign-in', anna, { guestProducts: ['P-1', 'P-2'] });
  expect(steps.slice(-2)).toEqual([expect.stringContaining('"P-2"'), 'forget-guest-products P-1,P-2']);
  expect(outcome).toEqual({ kind: 'done', to: '/fr/liste-de-souhaits' });
});

it('asks for no lists where nothing was chosen', async () => {
  expect((await post('sign-in', anna)).steps).toEqual(['sign-in']);
});

it('makes an account, signs in with it, and saves what was chosen before', async () => {
  const { steps, outcome } = await post('sign-up', anna, { guestProducts: ['P-1'] });
  expect(steps.slice(0, 2)).toEqual([
    'CreateAccount {"email":"anna@example.org","password":"correct horse"}',
    'sign-in',
  ]);
  expect(steps.at(-1)).toBe('forget-guest-products P-1');
  expect(outcome).toEqual({ kind: 'done', to: '/fr/liste-de-souhaits' });
});

it('gives the address back after a refusal, and never a password', async () => {
  answered['sign-in'] = { failed: { code: '403' } };
  const { outcome } = await post('sign-in', anna);
  expect(outcome).toEqual({
    kind: 'again',
    posted: { values: { email: anna.email }, problems: {}, failed: { code: '403', retryAfterSeconds: undefined } },
  });
});

it('goes by the rules of the form before anything is done', async () => {
  const { steps, outcome } = await post('sign-up', { email: 'anna', password: 'short' });
  expect(steps).toEqual([]);
  expect(outcome).toMatchObject({ posted: { problems: { email: 'email-wrong', password: 'password-short' } } });
});

// R421
it.each([
  ['lost-password', 'lostPassword', '/fr/reinitialisation-mot-de-passe?email=anna%40example.org'],
  ['reset-password', 'resetPassword', '/fr/connexion?email=anna%40example.org'],
  ['verify-email', 'verifyEmail', '/fr/confirmer-adresse/7.1.proof'],
  ['request-verification', 'requestEmailVerification', '/fr/mon-compte'],
  ['delete-account', 'deleteAccount', '/fr/logout'],
])('says at %s what the content system says, and goes on only where it has done it', async (form, field, to) => {
  const operation =
    field === 'requestEmailVerification' ? 'RequestVerification' : field.replace(/^./, (a) => a.toUpperCase());
  const values = { ...anna, tempPassword: 'k7mp', proof: '7.1.proof' };
  answered[operation] = { data: { [field]: { isError: true, message: 'Non.' } } };
  const refused = await post(form, values, { signedIn: true });
  expect(refused.steps).toEqual([expect.stringContaining(operation)]);
  expect(refused.outcome).toMatchObject({ kind: 'again', posted: { refused: 'Non.' } });
  answered[operation] = { data: { [field]: { isError: false, message: 'Fait.' } } };
  expect((await post(form, values, { signedIn: true })).outcome).toEqual({ kind: 'done', to, done: 'Fait.' });
});

it('gives the address back after a refusal, and no temporary password', async () => {
  answered.ResetPassword = { data: { resetPassword: { isError: true, message: 'Non.' } } };
  const { outcome } = await post('reset-password', { ...anna, tempPassword: 'k7mp' });
  expect(outcome).toHaveProperty('posted.values', { email: anna.email });
});

it('changes the password of the account that is signed in', async () => {
  answered.WhoAmI = { data: { accountExport: { id: 'anna', uid: 42 } } };
  const [existingPassword, newPassword] = ['old password', 'new password'];
  const values = { existingPassword, newPassword, confirmPassword: newPassword };
  const { steps, outcome } = await post('change-password', values, { signedIn: true });
  expect(steps[1]).toBe(`UpdatePassword ${JSON.stringify({ uid: 42, existingPassword, newPassword })}`);
  expect(outcome).toEqual({ kind: 'done', to: '/fr/mon-compte', done: '' });
});

it('makes a list and leads to it, and to all of them where its answer has none', async () => {
  answered.CreateWishlist = { data: { createWishlist: [list, { ...list, id: 'made' }] } };
  const made = await post('create-list', { title: 'Bain' }, { signedIn: true });
  expect(made).toEqual({
    steps: ['CreateWishlist {"title":"Bain"}'],
    outcome: { kind: 'done', to: '/fr/liste-de-souhaits?list=made' },
  });
  answered.CreateWishlist = { data: { createWishlist: [] } };
  const { outcome } = await post('create-list', { title: 'Bain' }, { signedIn: true });
  expect(outcome).toEqual({ kind: 'done', to: '/fr/liste-de-souhaits' });
});

it('keeps a product for a guest, and puts it on the first list of an account', async () => {
  expect(await post('save-product', { product: 'P-1' })).toEqual({
    steps: ['keep-for-guest P-1'],
    outcome: { kind: 'done', to: '/fr/connexion' },
  });
  answered.WishlistsOfCaller = { data: { accountExport: { wishlists: [list] } } };
  expect(await post('save-product', { product: 'P-1' }, { signedIn: true })).toEqual({
    steps: ['WishlistsOfCaller {}', 'AddProduct {"wishListId":"list","productId":"P-1"}'],
    outcome: { kind: 'done', to: '/fr/liste-de-souhaits?list=list' },
  });
});

it('asks who has several lists on which one, and puts the product there, or on a new one', async () => {
  answered.WishlistsOfCaller = { data: { accountExport: { wishlists: [list, { ...list, id: 'attic' }] } } };
  expect(await post('save-product', { product: 'P-1' }, { signedIn: true })).toEqual({
    steps: ['WishlistsOfCaller {}'],
    outcome: { kind: 'done', to: '/fr/liste-de-souhaits?save=P-1' },
  });
  expect(await post('save-product', { product: 'P-1', list: 'attic' }, { signedIn: true })).toEqual({
    steps: ['AddProduct {"wishListId":"attic","productId":"P-1"}'],
    outcome: { kind: 'done', to: '/fr/liste-de-souhaits?list=attic' },
  });
  answered.CreateWishlist = { data: { createWishlist: [list, { ...list, id: 'made' }] } };
  const { steps } = await post('save-product', { product: 'P-1', list: 'new' }, { signedIn: true });
  expect(steps).toEqual(['CreateWishlist {"title":""}', 'AddProduct {"wishListId":"made","productId":"P-1"}']);
});

it.each([undefined, 'attic'])('keeps the product of somebody whose session has ended as for a guest', async (list) => {
  answered.WishlistsOfCaller = { failed: { code: '403' } };
  answered.AddProduct = { failed: { code: '403' } };
  const values = { product: 'P-1', ...(list && { list }) };
  const { steps, outcome } = await post('save-product', values, { signedIn: true });
  expect(steps.at(-1)).toBe('keep-for-guest P-1');
  expect(outcome).toEqual({ kind: 'done', to: '/fr/connexion' });
  answered['keep-for-guest'] = { failed: { code: '422' } };
  const refused = (await post('save-product', values, { signedIn: true })).outcome;
  expect(refused).toHaveProperty('posted.refused', expect.stringContaining('Votre sélection est pleine'));
});

it('takes a product off what a guest has saved, which is on no list', async () => {
  expect(await post('remove-product', { product: 'P-1' }, { guestProducts: ['P-1', 'P-2'] })).toEqual({
    steps: ['forget-for-guest P-1'],
    outcome: { kind: 'done', to: '/fr/connexion', done: 'Le produit est retiré de votre sélection.' },
  });
});

it.each([
  ['AddProduct', '422', true, 'Ce produit n’est plus à notre catalogue'],
  ['AddProduct', '413', true, 'Cette liste est pleine'],
  ['AddProduct', '500', true, 'Le produit n’a pas pu être ajouté'],
  ['keep-for-guest', '422', false, 'Votre sélection est pleine sur cet appareil'],
])('says in a sentence why a product is not on a list: %s, %s', async (step, code, signedIn, sentence) => {
  answered[step] = { failed: { code } };
  const { outcome } = await post('save-product', { product: 'P-1' }, { signedIn });
  expect(outcome).toMatchObject({ kind: 'again', posted: { values: { product: 'P-1' } } });
  expect(outcome).toHaveProperty('posted.refused', expect.stringContaining(sentence));
});

it('signs out here, or everywhere, and says goodbye', async () => {
  answered.EndSession = { data: { endSession: { isError: false, message: 'Partout.' } } };
  const here = await post('sign-out', {}, { signedIn: true });
  expect(here.steps).toEqual(['sign-out']);
  expect(here.outcome).toEqual({ kind: 'done', to: '/fr/logout' });
  const everywhere = await post('sign-out', { everywhere: 'yes' }, { signedIn: true });
  expect(everywhere.steps).toEqual(['EndSession {}', 'sign-out']);
  expect(everywhere.outcome).toEqual({ kind: 'done', to: '/fr/logout', done: 'Partout.' });
});

it('deletes the account with the right password only, and signs out', async () => {
  answered.DeleteAccount = { failed: { code: '422' } };
  const wrong = await post('delete-account', { password: 'wrong' }, { signedIn: true });
  expect(wrong.steps).toEqual(['DeleteAccount {"password":"wrong"}']);
  expect(wrong.outcome).toMatchObject({ kind: 'again', posted: { values: {}, failed: { code: '422' } } });
  answered.DeleteAccount = { data: { deleteAccount: { isError: false, message: 'Adieu.' } } };
  const right = await post('delete-account', { password: 'right' }, { signedIn: true });
  expect(right.steps).toEqual(['DeleteAccount {"password":"right"}', 'sign-out']);
  expect(right.outcome).toEqual({ kind: 'done', to: '/fr/logout', done: 'Adieu.' });
});

it('renames a list as it is now, takes a product off it, and deletes it', async () => {
  const kept = { ...list, revision_id: 7, products: [{ uid: 'P-1' }] };
  answered.WishlistsOfCaller = { data: { accountExport: { wishlists: [kept] } } };
  const renamed = await post('rename-list', { list: 'list', title: 'Bain' }, { signedIn: true });
  expect(renamed.steps[1]).toBe(
    'UpdateWishlist {"wishlist":{"id":"list","title":"Bain","revision_id":7},"products":[{"id":"P-1"}]}',
  );
  expect(renamed.outcome).toEqual({ kind: 'done', to: '/fr/liste-de-souhaits?list=list' });
  const removed = await post('remove-product', { list: 'list', product: 'P-1' }, { signedIn: true });
  expect(removed.steps).toEqual(['RemoveProduct {"wishListId":"list","productId":"P-1"}']);
  expect(removed.outcome).toMatchObject({ kind: 'done', done: 'Le produit est retiré de la liste.' });
  const deleted = await post('delete-list', { list: 'list' }, { signedIn: true });
  expect(deleted.steps).toEqual(['DeleteWishlist {"wishlistUuid":"list"}']);
  expect(deleted.outcome).toEqual({ kind: 'done', to: '/fr/liste-de-souhaits', done: 'La liste est supprimée.' });
  const gone = await post('rename-list', { list: 'gone', title: '' }, { signedIn: true });
  expect(gone.outcome).toMatchObject({ kind: 'again', posted: { failed: { code: '404' } } });
});
