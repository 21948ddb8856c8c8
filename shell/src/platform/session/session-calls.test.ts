import { sessionCalls } from './session-calls.ts';

const fetched = jest.fn();
beforeAll(() => Object.assign(globalThis, { fetch: fetched }));

const answer = (status: number, body?: object) =>
  fetched.mockResolvedValueOnce({ status, ok: status < 300, json: async () => body });

// C30, R345
test('only an authentication refusal is one; whatever else the gateway answers is a failure', async () => {
  answer(200, { userId: 'anna', backendUserId: 42 });
  expect(await sessionCalls.refresh()).toEqual({ userId: 'anna', backendUserId: 42 });
  answer(401);
  await expect(sessionCalls.refresh()).rejects.toMatchObject({ code: 'session-refused' });
  for (const status of [403, 500, 503]) {
    answer(status);
    await expect(sessionCalls.refresh()).rejects.toMatchObject({ code: 'session-failed' });
  }
  answer(403);
  await expect(sessionCalls.logIn({ email: 'a', password: 'b' })).rejects.toMatchObject({ code: 'session-refused' });
});

test('who tried too often is told when to come back', async () => {
  fetched.mockResolvedValueOnce({ status: 429, ok: false, headers: new Map([['retry-after', '840']]) });
  const tries = sessionCalls.logIn({ email: 'a', password: 'b' });
  await expect(tries).rejects.toMatchObject({ code: 'too-often', retryAfterSeconds: 840 });
});

test('who signs in is told from who leaves and who stays', async () => {
  answer(200, { userId: 'anna', backendUserId: 42 });
  await sessionCalls.logIn({ email: 'a', password: 'b' });
  const body = '{"email":"a","password":"b"}';
  expect(fetched).toHaveBeenLastCalledWith('/session', expect.objectContaining({ method: 'POST', body }));
  answer(204);
  await sessionCalls.logOut();
  expect(fetched).toHaveBeenLastCalledWith('/session', expect.objectContaining({ method: 'DELETE' }));
  answer(401);
  await expect(sessionCalls.logOut()).rejects.toMatchObject({ code: 'session-refused' });
});
