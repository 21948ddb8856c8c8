import { gql, type TypedDocumentNode } from '@apollo/client';
import { isUnanswered, minutesToWait } from '../errors/index.ts';
import { apolloContent } from './index.ts';

const word: TypedDocumentNode<{ word: string }, Record<string, never>> = gql`query Word { word }`;
const contentIn = (language: string) =>
  apolloContent({ url: 'http://content/graphql', documents: 'text', headers: () => ({ 'accept-language': language }) });

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

// R383
it('asks for each of two renders in its own language, also at the same time and for the same', async () => {
  globalThis.fetch = async (_, { headers } = {}) => {
    const language = new Headers(headers).get('accept-language');
    const text = JSON.stringify({ data: { word: `in ${language}` } });
    return Object.assign(Object.create(null), { status: 200, headers: new Headers(), text: async () => text });
  };
  const answers = await Promise.all(['fr', 'nl-BE', 'fr'].map((language) => contentIn(language).query(word, {})));
  expect(answers.map((answer) => answer.word)).toEqual(['in fr', 'in nl-BE', 'in fr']);
});

const change: TypedDocumentNode<{ word: string }, { text: string }> = gql`
  mutation Change($text: String) { word(text: $text) }
`;

it('sends what changes something on where the tab is closed, where that may be, and under its key', async () => {
  const sent: unknown[] = [];
  globalThis.fetch = async (_, { headers, keepalive } = {}) => {
    sent.push([keepalive, new Headers(headers).get('idempotency-key')]);
    const text = JSON.stringify({ data: { word: 'changed' } });
    return Object.assign(Object.create(null), { status: 200, headers: new Headers(), text: async () => text });
  };
  const content = contentIn('fr');
  await content.query(word, {});
  await content.mutate(change, { text: 'a' }, { key: 'the key' });
  // Browsers refuse to do so with long ones.
  await content.mutate(change, { text: '…'.repeat(22_000) });
  expect(sent).toEqual([
    [undefined, null],
    [true, 'the key'],
    [false, null],
  ]);
});

it('says how long to wait where the gateway was asked too often, and knows any other failure as no answer', async () => {
  const answers = (status: number) => async () =>
    Object.assign(Object.create(null), {
      status,
      headers: new Headers({ 'retry-after': '90' }),
      text: async () => '{}',
    });
  const failing = () =>
    contentIn('fr')
      .query(word, {})
      .catch((error: unknown) => error);
  globalThis.fetch = answers(429);
  expect(minutesToWait(await failing())).toBe(2);
  expect(isUnanswered(await failing())).toBe(false);
  globalThis.fetch = answers(503);
  expect(minutesToWait(await failing())).toBeUndefined();
  expect(isUnanswered(await failing())).toBe(true);
});

it('sends a document of a release by the hash that its build wrote into it, with all that it is given, and no other', async () => {
  const sent: unknown[] = [];
  globalThis.fetch = async (_, { body } = {}) => {
    sent.push(JSON.parse(String(body)));
    const text = JSON.stringify({ data: { word: 'found' } });
    return Object.assign(Object.create(null), { status: 200, headers: new Headers(), text: async () => text });
  };
  const content = apolloContent({ url: 'http://content/graphql', documents: 'id', headers: () => ({}) });
  const ofRelease = { ...word, __meta__: { hash: 'abc' } } as TypedDocumentNode<{ word: string }, { more?: number }>;
  await content.query(ofRelease, { more: 1 });
  expect(sent).toMatchObject([
    {
      operationName: 'Word',
      variables: { more: 1 },
      extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } },
    },
  ]);
  expect(sent[0]).not.toHaveProperty('query');
  for (const meta of [undefined, null, {}, { hash: 1 }])
    await expect(content.query({ ...word, __meta__: meta } as typeof word, {})).rejects.toThrow('cannot be sent');
});

it('tells with which codes the content system refused, and how long to wait where it says so', async () => {
  const failing = async (answer: object) => {
    const text = JSON.stringify(answer);
    globalThis.fetch = async () =>
      Object.assign(Object.create(null), { status: 200, headers: new Headers(), text: async () => text });
    return contentIn('fr')
      .query(word, {})
      .catch((error: unknown) => error);
  };
  const errors = [
    { message: 'no', extensions: { code: 422, retryAfter: 0 } },
    { message: 'not now', extensions: { code: 429, retryAfter: 90 } },
    { message: 'no code' },
  ];
  expect(await failing({ errors })).toMatchObject({ details: ['422', '429', ''], retryAfterSeconds: 90 });
  const [refused] = errors;
  expect(await failing({ errors: [refused] })).toMatchObject({ details: ['422'], retryAfterSeconds: undefined });
  expect(isUnanswered(await failing({}))).toBe(true);
});

it('says what the line said where it broke', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  await expect(contentIn('fr').query(word, {})).rejects.toMatchObject({
    code: 'content-failed',
    message: 'no network',
  });
});
