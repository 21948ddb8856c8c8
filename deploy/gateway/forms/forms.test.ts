import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { signUser } from '../../tokens/tokens.ts';
import { operationHash, testRelease, testShell } from '../testing/release.ts';
import { serviceSecret, startTestSite, type TestSite } from '../testing/site.ts';

const account = { sub: '6a2f41a3-c54c-4b5b-9f3e-2b7d3b0b3c11', uid: 42, sid: '0b8a4f4e-6f0e-4a8f-9f5b-5b1f4c2f7a10' };
const order = 'mutation Order($what: String!) { order(what: $what) { isError } }';
const hash = operationHash(order);

/** A content API that notes what it was asked, and refuses what is called `gone`. */
const asked: {
  query: string;
  variables: Record<string, string>;
  authorization: string;
  host: unknown;
  key: unknown;
}[] = [];
let sessionHasEnded = false;
const contentApi: FastifyInstance = Fastify();
contentApi.post<{ Body: { query: string; variables?: Record<string, string> } }>(
  '/graphql',
  async ({ body: { query, variables = {} }, headers }) => {
    const refused = { errors: [{ message: 'no', extensions: { code: '403' } }] };
    if (query.includes('accountExport'))
      return sessionHasEnded ? refused : { data: { accountExport: { id: account.sub } } };
    const { authorization = '', 'x-forwarded-host': host, 'idempotency-key': key } = headers;
    asked.push({ query, variables, authorization, host, key });
    if (query.includes('login('))
      return variables.password === 'right'
        ? { data: { login: { token: await signUser(serviceSecret, account) } } }
        : refused;
    if (query.includes('endSession')) return sessionHasEnded ? refused : { data: { endSession: { isError: false } } };
    if (sessionHasEnded && variables.what === 'mine') return refused;
    if (variables.what?.startsWith('gone')) return { errors: [{ message: 'no', extensions: { code: '422' } }] };
    return { data: { order: { isError: false } } };
  },
);

/** A page that says what came of its form, and some actions. */
const account1 = testRelease({
  name: 'mf-account',
  pages: ['login', 'my-account'],
  operations: [order],
  uses: ['platform:session@1'],
  fragments: ['save-popin'],
  roles: { save: 'save-popin' },
  render: `
    if (task.kind !== 'forms') return part(JSON.stringify(task.visit).replaceAll('<', ''));
    const { values, answers } = JSON.parse(task.props);
    const step = (step) => part('', { kind: 'step', step });
    const again = (posted) => part('', { kind: 'again', posted: { values: { what: values.what ?? '' }, problems: {}, ...posted } });
    if (task.name === 'order') {
      if (!values.what) return again({ problems: { what: 'missing' } });
      if (!answers[0]) return step({ kind: 'call', hash: '${hash}', operationName: 'Order', variables: { what: values.what } });
      if (answers[0].failed) return again({ failed: answers[0].failed });
      return part('', { kind: 'done', to: '/fr/contact', done: 'Ordered' });
    }
    if (task.name === 'sign-in') {
      if (!answers[0]) return step({ kind: 'sign-in', email: values.email, password: values.password });
      if (answers[0].failed) return again({ failed: answers[0].failed });
      if (!answers[1]) return step({ kind: 'call', hash: '${hash}', operationName: 'Order', variables: { what: 'after' } });
      return part('', { kind: 'done', to: '/fr/mon-compte' });
    }
    if (task.name === 'sign-out') {
      if (!answers[0]) return step({ kind: 'sign-out' });
      return part('', { kind: 'done', to: '/fr/logout' });
    }
    if (task.name === 'keep') {
      if (!answers[0]) return step({ kind: 'keep-for-guest', uid: values.product });
      return part('', { kind: 'done', to: '/fr/connexion' });
    }
    if (task.name === 'forget') {
      if (!answers[0]) return step({ kind: 'forget-for-guest', uid: values.product });
      return part('', { kind: 'done', to: '/fr/connexion' });
    }
    if (task.name === 'saved') {
      if (!answers[0]) return step({ kind: 'forget-guest-products', uids: ['P-1', 'P-3'] });
      return part('', { kind: 'done', to: '/fr/mon-compte' });
    }
    if (task.name === 'elsewhere') return part('', { kind: 'done', to: '//evil.example' });
    if (task.name === 'foreign') return step({ kind: 'call', hash: '${'a'.repeat(64)}', operationName: 'X', variables: {} });
    if (task.name === 'endless') return step({ kind: 'forget-guest-products', uids: [] });
    return { missing: true };`,
});

/** Its page says which form it is told of; its own ends the session, which it does not declare. */
const contact = testRelease({
  name: 'mf-contact',
  pages: ['contact'],
  render: `
    if (task.kind === 'forms') return part('', { kind: 'step', step: { kind: 'sign-out' } });
    return part('<i>told of ' + (task.visit.posted?.form ?? 'nothing') + '</i>');`,
});

let site: TestSite;
before(async () => {
  const contentApiUrl = `${await contentApi.listen({ port: 0 })}/graphql`;
  site = await startTestSite([testShell(), account1, contact], { contentApiUrl });
});
after(async () => {
  await site.close();
  await contentApi.close();
});
beforeEach(() => {
  asked.length = 0;
  sessionHasEnded = false;
});

const browser = {
  host: 'be.localhost',
  origin: 'http://be.localhost',
  'sec-fetch-site': 'same-origin',
  accept: 'text/html',
  'content-type': 'application/x-www-form-urlencoded',
};
const post = (fields: Record<string, string>, headers: Record<string, string> = {}, url = '/fr/connexion') =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { ...browser, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const cookiesOf = ({ headers }: Awaited<ReturnType<typeof post>>) => [headers['set-cookie']].flat().map(String);
const cookie = async () => `authToken=${await signUser(serviceSecret, account)}`;
const newCookie = async () => `authToken=${await signUser(serviceSecret, { ...account, sid: crypto.randomUUID() })}`;
/** The notice in the HTML of the page. */
const visitOf = (body: string) => {
  const [, text = ''] = /id="visit">(.*?)<\/script>/.exec(body) ?? [];
  return JSON.parse(text).context;
};

test('a form that is posted without scripts does what it is for, leads on, and the next page says what was done, once', async () => {
  const answer = await post({ form: 'mf-account/order', what: 'a mirror' });
  assert.deepEqual([answer.statusCode, answer.headers.location], [303, '/fr/contact']);
  const [call] = asked;
  assert.deepEqual([call?.query, call?.variables], [order, { what: 'a mirror' }]);
  assert.equal(call?.host, 'be.localhost');
  const kept = cookiesOf(answer)[0]?.split(';')[0] ?? '';
  const next = await site.get('/fr/connexion', { cookie: kept });
  assert.equal(visitOf(next.body).posted.done, 'Ordered');
  assert.match(String(next.headers['set-cookie']), /^formDone=;/);
  assert.equal(visitOf((await site.get('/fr/connexion')).body).posted, undefined, 'nothing of it is kept for others');
});

test('a form that comes twice from one document is named by the same key, which a page that all share has none of', async () => {
  const { formKey } = visitOf((await site.get('/fr/connexion')).body);
  const fields = { form: 'mf-account/order', what: 'a mirror', key: formKey };
  for (const _ of [1, 2]) assert.equal((await post(fields)).statusCode, 303);
  assert.match(formKey, /^[\da-f-]{36}$/);
  assert.deepEqual([asked[0]?.key, asked[1]?.key], [formKey, formKey]);
  assert.equal((await post({ ...fields, key: 'no\nkey' })).statusCode, 303);
  assert.equal(asked[2]?.key, undefined);
  assert.equal(visitOf((await site.get('/fr/contact')).body).formKey, undefined);
  const mine = { cookie: await cookie() };
  const ownKey = async () => visitOf((await site.get('/fr/mon-compte', mine)).body).formKey;
  assert.notEqual(await ownKey(), await ownKey());
});

test('what is not accepted shows again, with its problem and what was typed; nothing is called', async () => {
  const answer = await post({ form: 'mf-account/order', what: '' });
  assert.equal(answer.statusCode, 422);
  assert.match(String(answer.headers['content-type']), /^text\/html/);
  assert.deepEqual(visitOf(answer.body).posted, {
    form: 'mf-account/order',
    values: { what: '' },
    problems: { what: 'missing' },
  });
  assert.equal(asked.length, 0);
  const refused = await post({ form: 'mf-account/order', what: 'gone' });
  assert.deepEqual(visitOf(refused.body).posted.failed, { code: '422' });
  const long = `gone${'и'.repeat(5_000)}${'x'.repeat(20_000)}`;
  assert.equal(visitOf((await post({ form: 'mf-account/order', what: long })).body).posted.values.what, long);
});

test('a form of a role goes to whoever plays it, and any part may say what came of it', async () => {
  const answer = await post({ form: 'role:save/order', what: 'a mirror' });
  assert.deepEqual([answer.statusCode, asked[0]?.variables], [303, { what: 'a mirror' }]);
  const refused = await post({ form: 'role:save/order', what: 'gone' }, {}, '/fr/contact');
  assert.match(refused.body, /<i>told of role:save\/order<\/i>/);
  assert.equal((await post({ form: 'role:toString/order', what: 'a mirror' })).statusCode, 303);
  assert.equal(asked.length, 2);
});

test('what came of the form of a remote is told to its own parts alone', async () => {
  const refused = await post({ form: 'mf-account/order', what: 'gone' }, {}, '/fr/contact');
  assert.match(refused.body, /<i>told of nothing<\/i>/);
});

test('a sign-in sets the cookies, and what follows is done as the visitor', async () => {
  const wrong = await post({ form: 'mf-account/sign-in', email: 'a@example.org', password: 'wrong' });
  assert.deepEqual([wrong.statusCode, visitOf(wrong.body).posted.failed], [422, { code: '403' }]);
  assert.ok(!cookiesOf(wrong).some((one) => one.startsWith('authToken=')));
  assert.ok(!wrong.body.includes('wrong'), 'no password in the page');
  const right = await post({ form: 'mf-account/sign-in', email: 'a@example.org', password: 'right' });
  assert.deepEqual([right.statusCode, right.headers.location], [303, '/fr/mon-compte']);
  const token = /^authToken=([^;]+); .*HttpOnly/.exec(cookiesOf(right)[0] ?? '')?.[1];
  assert.equal(asked.at(-1)?.authorization, `Bearer ${token}`);
});

test('a sign-out ends the session and takes the cookies, also of a session that has ended already', async () => {
  const mine = { cookie: await cookie() };
  const { formToken } = visitOf((await site.get('/fr/mon-compte', mine)).body);
  for (const hasEnded of [false, true]) {
    sessionHasEnded = hasEnded;
    asked.length = 0;
    const answer = await post({ form: 'mf-account/sign-out', token: formToken }, mine, '/fr/mon-compte');
    assert.deepEqual([answer.statusCode, answer.headers.location], [303, '/fr/logout']);
    assert.deepEqual(
      asked.map(({ query, authorization }) => [query.includes('endSession'), authorization]),
      [[true, `Bearer ${mine.cookie.slice('authToken='.length)}`]],
    );
    assert.equal(cookiesOf(answer).filter((one) => /^(authToken|signedIn)=;.*(Max-Age=0|1970)/.test(one)).length, 2);
  }
});

test('a form is sent in the session that it was made for, even if that has ended since', async () => {
  const mine = { cookie: await newCookie() };
  const { formToken } = visitOf((await site.get('/fr/mon-compte', mine)).body);
  sessionHasEnded = true;
  // Whoever signs in elsewhere, with the same cookie, has the gateway learn that the session has ended.
  assert.equal((await site.get('/fr/mon-compte', mine)).headers.location, '/fr/connexion');
  const done = await post({ form: 'mf-account/order', what: 'again', token: formToken }, mine, '/fr/mon-compte');
  assert.deepEqual([done.statusCode, done.headers.location], [303, '/fr/contact']);
  assert.equal(asked.at(-1)?.authorization, `Bearer ${mine.cookie.slice('authToken='.length)}`);
});

test('a form that is refused because its session has ended leads to where the visitor signs in', async () => {
  const mine = { cookie: await newCookie() };
  const { formToken } = visitOf((await site.get('/fr/mon-compte', mine)).body);
  sessionHasEnded = true;
  const answer = await post({ form: 'mf-account/order', what: 'mine', token: formToken }, mine, '/fr/mon-compte');
  assert.deepEqual([answer.statusCode, answer.headers.location], [303, '/fr/mon-compte']);
  assert.equal((await site.get('/fr/mon-compte', mine)).headers.location, '/fr/connexion');
});

test('a release that does not say that it uses the session ends none', async () => {
  const mine = { cookie: await cookie() };
  const { formToken } = visitOf((await site.get('/fr/mon-compte', mine)).body);
  const answer = await post({ form: 'mf-contact/sign-out', token: formToken }, mine, '/fr/mon-compte');
  assert.deepEqual([answer.statusCode, cookiesOf(answer).some((one) => one.startsWith('authToken='))], [403, false]);
  assert.equal(asked.length, 0);
});

test('a form of another site is refused with a page, and so is one that does not belong to the session', async () => {
  const fields = { form: 'mf-account/order', what: 'a mirror' };
  const { origin: _, 'sec-fetch-site': __, ...bare } = browser;
  for (const headers of [
    { ...browser, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { ...browser, origin: 'null' },
    { ...browser, 'sec-fetch-site': 'same-site' },
    bare,
  ]) {
    const payload = new URLSearchParams(fields).toString();
    const answer = await site.app.inject({ method: 'POST', url: '/fr/connexion', headers, payload });
    assert.equal(answer.statusCode, 403);
    assert.match(String(answer.headers['content-type']), /^text\/html/);
  }
  const mine = { cookie: await cookie() };
  const account2 = '/fr/mon-compte';
  assert.equal((await post(fields, mine, account2)).statusCode, 403);
  assert.equal((await post({ ...fields, token: 'forged' }, mine, account2)).statusCode, 403);
  assert.equal(asked.length, 0);
  const { formToken } = visitOf((await site.get(account2, mine)).body);
  assert.equal((await post({ ...fields, token: formToken }, mine, account2)).statusCode, 303);
  const other = await signUser(serviceSecret, { ...account, sid: crypto.randomUUID() });
  assert.equal(
    (await post({ ...fields, token: formToken }, { cookie: `authToken=${other}` }, account2)).statusCode,
    403,
  );
});

test('no release leads out of the site, calls what it has not declared, or goes on for ever', async () => {
  assert.equal((await post({ form: 'mf-account/elsewhere' })).statusCode, 500);
  assert.equal((await post({ form: 'mf-account/foreign' })).statusCode, 403);
  assert.equal((await post({ form: 'mf-account/endless' })).statusCode, 500);
  assert.equal(asked.length, 0);
});

test('a form that works with scripts only, and one that nobody gives, never show JSON', async () => {
  assert.deepEqual([(await post({})).statusCode, (await post({})).headers.location], [303, '/fr/connexion']);
  assert.equal((await post({ form: 'mf-nobody/x' })).statusCode, 303);
  const unknown = await post({ form: 'mf-account/unknown' });
  assert.deepEqual([unknown.statusCode, unknown.headers['content-type']], [404, 'text/html; charset=utf-8']);
  const many = await site.app.inject({
    method: 'POST',
    url: '/fr/connexion',
    headers: { ...browser, 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--',
  });
  assert.match(String(many.headers['content-type']), /^text\/html/);
});

test('what a guest saves without scripts is kept, and the pages that are theirs know of it', async () => {
  const first = await post({ form: 'mf-account/keep', product: 'P-1' });
  const one = cookiesOf(first)[0]?.split(';')[0] ?? '';
  const second = await post({ form: 'mf-account/keep', product: 'P-2' }, { cookie: one });
  const both = cookiesOf(second)[0]?.split(';')[0] ?? '';
  assert.deepEqual(visitOf((await site.get('/fr/connexion', { cookie: both })).body).guestProducts, ['P-1', 'P-2']);
  assert.equal(visitOf((await site.get('/fr/connexion')).body).guestProducts, undefined);
  assert.equal(
    visitOf((await site.get('/fr/connexion', { cookie: 'guestProducts=nonsense' })).body).guestProducts,
    undefined,
  );
});

test('a guest takes off what was saved without scripts, one at a time; after the last nothing is kept', async () => {
  const forget = async (product: string, uids: string[]) => {
    const cookie = `guestProducts=${encodeURIComponent(JSON.stringify(uids))}`;
    const answer = await post({ form: 'mf-account/forget', product }, { cookie });
    assert.deepEqual([answer.statusCode, answer.headers.location], [303, '/fr/connexion']);
    return cookiesOf(answer)[0] ?? '';
  };
  const left = await forget('P-1', ['P-1', 'P-2']);
  const [cookie = ''] = left.split(';');
  assert.deepEqual(visitOf((await site.get('/fr/connexion', { cookie })).body).guestProducts, ['P-2']);
  assert.match(await forget('P-2', ['P-2']), /^guestProducts=;.*(Max-Age=0|1970)/);
  assert.match(decodeURIComponent(await forget('P-3', ['P-1'])), /^guestProducts=\["P-1"\];/);
});

test('of what a guest has saved only that is forgotten which is on a list now', async () => {
  const all = encodeURIComponent(JSON.stringify(['P-1', 'P-2', 'P-3']));
  const answer = await post({ form: 'mf-account/saved' }, { cookie: `guestProducts=${all}` });
  assert.match(decodeURIComponent(cookiesOf(answer)[0] ?? ''), /^guestProducts=\["P-2"\];/);
});
