import { minutesToWait } from '../errors/index.ts';
import { captchaCalls, ownHeader, uploads } from './index.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Answers every call with this; tells what was called. */
function gatewayAnswers(status: number, answer: object = {}) {
  const called: unknown[] = [];
  globalThis.fetch = async (address, { method, headers } = {}) => {
    called.push([method, address, new Headers(headers).get('x-requested-with')]);
    return Object.assign(Object.create(null), {
      ok: status < 300,
      status,
      headers: new Headers({ 'retry-after': '90' }),
      json: async () => answer,
    });
  };
  return called;
}
const failureOf = (call: Promise<unknown>): Promise<unknown> => call.then(fail, (error: unknown) => error);
const fail = () => {
  throw new Error('It did not fail');
};

it('says of a captcha that was refused whether it was too late, and of no other', async () => {
  const called = gatewayAnswers(200, { success: true });
  await captchaCalls.show('shown');
  expect(called).toEqual([['POST', '/recaptcha', ownHeader['x-requested-with']]]);
  gatewayAnswers(200, { success: false, reason: 'expired' });
  expect(await failureOf(captchaCalls.show('shown'))).toMatchObject({ code: 'captcha-expired' });
  gatewayAnswers(200, { success: false });
  expect(await failureOf(captchaCalls.show('shown'))).toMatchObject({ code: 'captcha-refused' });
});

it('says that there is no captcha now, and how long to wait where it was asked for too often', async () => {
  gatewayAnswers(200, { question: 'a' });
  expect(await captchaCalls.offer()).toEqual({ question: 'a' });
  gatewayAnswers(429);
  expect(minutesToWait(await failureOf(captchaCalls.offer()))).toBe(2);
  gatewayAnswers(503);
  expect(await failureOf(captchaCalls.offer())).toMatchObject({ code: 'captcha-failed' });
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  expect(await failureOf(captchaCalls.offer())).toMatchObject({ code: 'captcha-failed' });
});

it('takes a file back, and lets it be where that fails', async () => {
  const called = gatewayAnswers(204);
  await uploads.remove('12');
  expect(called).toEqual([['DELETE', '/uploads/12', ownHeader['x-requested-with']]]);
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  await uploads.remove('12');
});

/** An upload whose request the test ends. */
function sends() {
  const request = Object.assign(new EventTarget(), {
    upload: new EventTarget(),
    open: jest.fn(),
    setRequestHeader: jest.fn(),
    send: jest.fn(),
    abort: () => request.dispatchEvent(new Event('abort')),
    getResponseHeader: () => '90',
    status: 0,
    response: null as unknown,
  });
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => request as never);
  const progress = jest.fn();
  const stop = new AbortController();
  const file = new File(['x'], 'plan & co.pdf');
  const sent = uploads.send(file, progress, stop.signal);
  const answer = (status: number, response: unknown) => {
    Object.assign(request, { status, response });
    request.dispatchEvent(new Event('load'));
  };
  return { request, progress, stop, sent, answer, file };
}
afterEach(() => jest.restoreAllMocks());

it('sends a file under its name, tells how far it has come, and answers its id', async () => {
  const { request, progress, sent, answer, file } = sends();
  expect(request.open).toHaveBeenCalledWith('POST', '/uploads?name=plan+%26+co.pdf');
  expect(request.setRequestHeader).toHaveBeenCalledWith(...(Object.entries(ownHeader)[0] ?? []));
  expect(request.setRequestHeader).toHaveBeenCalledWith('content-type', 'application/octet-stream');
  expect(request.send).toHaveBeenCalledWith(file);
  for (const [loaded, total] of [
    [1, 4],
    [4, 4],
    [1, 0],
  ])
    request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  expect(progress.mock.calls).toEqual([[0.25], [1], [0]]);
  answer(201, { id: '12' });
  expect(await sent).toBe('12');
});

it.each([
  [413, 'upload-too-large'],
  [422, 'upload-refused'],
  [500, 'upload-failed'],
  [200, 'upload-failed'],
])('says why a file was not taken that was answered %d', async (status, code) => {
  const { sent, answer } = sends();
  answer(status, { id: '12' });
  expect(await failureOf(sent)).toMatchObject({ code });
});

it('takes no answer without an id for one, and says how long to wait after too many files', async () => {
  const broken = sends();
  broken.answer(201, null);
  expect(await failureOf(broken.sent)).toMatchObject({ code: 'upload-failed' });
  const numbered = sends();
  numbered.answer(201, { id: 12 });
  expect(await failureOf(numbered.sent)).toMatchObject({ code: 'upload-failed' });
  const tooMany = sends();
  tooMany.answer(429, null);
  expect(minutesToWait(await failureOf(tooMany.sent))).toBe(2);
});

it('ends an upload that nobody wants any more, and tells of a line that broke', async () => {
  const unwanted = sends();
  unwanted.stop.abort();
  expect(await failureOf(unwanted.sent)).toMatchObject({ code: 'upload-cancelled' });
  const broken = sends();
  broken.request.dispatchEvent(new Event('error'));
  expect(await failureOf(broken.sent)).toMatchObject({ code: 'upload-failed' });
});
