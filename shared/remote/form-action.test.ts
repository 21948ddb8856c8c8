import { gql } from '@apollo/client';
import { z } from 'zod';
import { ContentError } from '../errors/index.ts';
import type { Acting, Posting } from '../forms/index.ts';
import { formAction } from './form-action.ts';

/** As a build makes it of a *.graphql file. */
const document = {
  ...gql`
    fragment Whole on GenericResponse { isError }
    mutation Write($text: String!) { write(text: $text) { ...Whole } }
  `,
  __meta__: { hash: 'hash-of-write' },
};
const surroundings = {
  platform: { country: 'fr', language: 'fr', signedIn: false },
  texts: {},
  guestProducts: [],
} as const;
const action = formAction({
  rules: z.object({ text: z.string().min(3, 'short').max(9, 'long').regex(/^\D*$/, 'digits'), password: z.string() }),
  secrets: ['password'],
  async send({ text, password }, { content, signIn }) {
    const written = await content.mutate<{ isError: boolean }, { text: string }>(document, { text });
    if (written.isError) return { refused: 'not now' };
    await signIn({ email: text, password });
    return { to: '/fr', done: 'written' };
  },
});
const post = (answers: Posting['answers'], text = 'bonjour') =>
  action.answer({ values: { text, password: 'secret' }, answers }, surroundings);
const shown = { text: 'bonjour' };

it('says which call it needs, by hash and name, then the next one, and then where it leads', async () => {
  expect(await post([])).toEqual({
    kind: 'step',
    step: { kind: 'call', hash: 'hash-of-write', operationName: 'Write', variables: { text: 'bonjour' } },
  });
  const written = { data: { isError: false } };
  expect(await post([written])).toEqual({
    kind: 'step',
    step: { kind: 'sign-in', email: 'bonjour', password: 'secret' },
  });
  expect(await post([written, { data: null }])).toEqual({ kind: 'done', to: '/fr', done: 'written' });
});

it('shows the form again with what was not accepted, and never with a secret', async () => {
  expect(await post([{ data: { isError: true } }])).toEqual({
    kind: 'again',
    posted: { values: shown, problems: {}, refused: 'not now' },
  });
  expect(await post([{ failed: { code: '429', retryAfterSeconds: 20 } }])).toEqual({
    kind: 'again',
    posted: { values: shown, problems: {}, failed: { code: '429', retryAfterSeconds: 20 } },
  });
});

it('names the first problem of each field, before anything is called', async () => {
  expect(await post([], '1')).toEqual({
    kind: 'again',
    posted: { values: { text: '1' }, problems: { text: 'short' } },
  });
});

const anything = { rules: z.object({}), secrets: [] };
const problemsOf = async (issues: object[]) => {
  const rules = { '~standard': { validate: () => JSON.parse(JSON.stringify({ issues })) } };
  const { answer } = formAction({ ...anything, rules, send: async () => ({ to: '/' }) });
  return answer({ values: {}, answers: [] }, surroundings);
};

it('reads problems as any library of rules writes them', async () => {
  const path = [{ message: 'a', path: [{ key: 'text' }] }, { message: 'b', path: ['place', 0] }, { message: 'c' }];
  expect(await problemsOf(path)).toMatchObject({ posted: { problems: { text: 'a', place: 'b', '': 'c' } } });
});

it.each<[string, (acting: Acting) => Promise<void>, object]>([
  ['signing out', ({ signOut }) => signOut(), { kind: 'sign-out' }],
  ['keeping for a guest', ({ keepForGuest }) => keepForGuest('a'), { kind: 'keep-for-guest', uid: 'a' }],
  ['forgetting for a guest', ({ forgetForGuest }) => forgetForGuest('a'), { kind: 'forget-for-guest', uid: 'a' }],
  [
    'forgetting all of a guest',
    ({ forgetGuestProducts }) => forgetGuestProducts(['a']),
    { kind: 'forget-guest-products', uids: ['a'] },
  ],
])('asks the gateway for %s', async (_, call, step) => {
  const { answer } = formAction({
    ...anything,
    async send(_values, acting) {
      await call(acting);
      return { to: '/' };
    },
  });
  expect(await answer({ values: {}, answers: [] }, surroundings)).toEqual({ kind: 'step', step });
  expect(await answer({ values: {}, answers: [{ data: null }] }, surroundings)).toEqual({ kind: 'done', to: '/' });
});

it('says of a content system without a code that it failed, and hides no fault of the action', async () => {
  const failing = (error: Error) =>
    formAction({ ...anything, send: () => Promise.reject(error) }).answer({ values: {}, answers: [] }, surroundings);
  expect(await failing(new ContentError('no answer'))).toMatchObject({ posted: { failed: { code: '500' } } });
  await expect(failing(new Error('a fault'))).rejects.toThrow('a fault');
});
