import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { operationsOf } from 'shared/build/operations';
import { signService } from '../tokens/tokens.ts';
import { serviceSecret, startTestContentApi, type TestContentApi } from './testing.ts';

let api: TestContentApi;
before(async () => {
  api = await startTestContentApi();
});
after(() => api.close());

const refusal = async (query: string) => {
  const { data, errors } = await api.send(query);
  assert.equal(data, undefined);
  assert.deepEqual(new Set(errors.map(({ code }) => code)), new Set(['400']));
  return errors.map(({ message }) => message).join();
};

test('a document beyond any use is refused before it is read to its end', async () => {
  assert.match(await refusal(`{ ${'a: collections { id } '.repeat(3_000)} }`), /contains more than 6000 tokens/);
});

test('many lists at once cost too much', async () => {
  const everything = (alias: number) => `a${alias}: articles { items { id heading label author imageMain { url } } }`;
  const query = `{ ${Array.from({ length: 20 }, (_, index) => everything(index)).join(' ')} }`;
  assert.match(await refusal(query.replaceAll('articles', 'articles(limit: 1000)')), /costs \d+, 40000 are allowed/);
});

test('what searches or hashes costs much, however often it is named otherwise', async () => {
  const aliases = (count: number, field: string) =>
    Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');
  const spelling = 'searchSpelling(query: "meubel") { corrected }';
  assert.match(await refusal(`{ ${aliases(300, spelling)} }`), /costs \d+, 40000 are allowed/);
  const login = 'login(email: "a@example.org", password: "b") { token }';
  assert.match(await refusal(`mutation { ${aliases(5, login)} }`), /costs \d+, 40000 are allowed/);
  assert.deepEqual((await api.send(`{ ${spelling} }`)).errors, []);
});

test('fragments that each spread the next one twice are refused at once', async () => {
  const fragments = Array.from(
    { length: 60 },
    (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
  );
  const query = `{ ...F0 } ${fragments.join(' ')} fragment F60 on Query { __typename }`;
  assert.match(await refusal(query), /costs \d+, 40000 are allowed/);
});

test('a fragment that leads back to itself, and one that is not there, are refused and end nothing', async () => {
  const cycle = 'fragment A on Collection { id ...B } fragment B on Collection { ...A }';
  assert.match(await refusal(`{ collections { ...A } } ${cycle}`), /Cannot spread fragment "A" within itself/);
  assert.match(await refusal('{ collections { ...Nothing } }'), /Unknown fragment "Nothing"/);
});

test('what is no document, names no field of the schema or gives a wrong variable has a code and a sentence', async () => {
  assert.match(await refusal('{ collections {'), /Syntax Error/);
  assert.match(await refusal('{ secrets }'), /Cannot query field "secrets"/);
  const { errors } = await api.send('query A($path: String!) { article(path: $path) { id } }', {
    variables: { path: 1 },
  });
  assert.deepEqual([errors[0]?.code, /path/.test(errors[0]?.message ?? '')], ['400', true]);
});

test('every operation of the remotes is within the limits', async () => {
  const remotes = ['shell', 'mf-catalogue', 'mf-content', 'mf-account', 'mf-search', 'mf-stores', 'mf-contact'];
  for (const text of remotes.flatMap((name) => Object.values(operationsOf(name)))) {
    const { errors } = await api.send(text, { variables: { path: '/page/x', email: 'a@example.org' } });
    assert.deepEqual(
      errors.filter(({ message }) => /costs|deep|tokens|Cannot query/.test(message)),
      [],
    );
  }
});

// C33
test('administration is seen by the service role only', async () => {
  const names = '{ __type(name: "Query") { fields { name } } }';
  assert.doesNotMatch(JSON.stringify((await api.send(names)).data), /admin/);
  assert.match(await refusal('{ adminProductIdsToSynchronize }'), /Cannot query field/);
  const token = await signService(serviceSecret);
  assert.match(JSON.stringify((await api.send(names, { token })).data), /adminProductIdsToSynchronize/);
  const { data } = await api.send('{ adminProductIdsToSynchronize }', { token });
  assert.deepEqual(data, { adminProductIdsToSynchronize: [] });
});

test('GraphiQL is there in development only', async () => {
  const page = { url: '/graphql', headers: { accept: 'text/html' } };
  assert.equal((await api.app.inject(page)).statusCode, 401);
  const inDevelopment = await startTestContentApi({ graphiql: true });
  assert.match((await inDevelopment.app.inject(page)).body, /GraphiQL/i);
  await inDevelopment.close();
});
