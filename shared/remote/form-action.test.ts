import { gql } from '@apollo/client';
import { z } from 'zod';
import type { Posting } from '../forms/index.ts';
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
