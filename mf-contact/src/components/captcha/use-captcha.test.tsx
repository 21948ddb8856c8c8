import { act, renderHook } from '@testing-library/react';
import { type ErrorCode, SiteError, TooOftenError } from 'shared/errors';
import { type CaptchaOffer, PlatformContext } from 'shared/platform';
import { fakePlatform, takeComplaints } from 'shared/testing';
import { solve } from './solve.ts';
import { type CaptchaError, useCaptcha } from './use-captcha.ts';

jest.mock('./solve.ts', () => ({ solve: jest.fn() }));
const solved = jest.mocked(solve);
const [offer, show] = [jest.fn<Promise<CaptchaOffer>, []>(), jest.fn<Promise<void>, [string]>()];
const google: CaptchaOffer = { provider: 'recaptcha', siteKey: 'a key' };

beforeEach(() => {
  let round = 0;
  offer.mockReset().mockResolvedValue({ provider: 'altcha', challenge: {} });
  show.mockReset().mockResolvedValue(undefined);
  solved.mockReset().mockImplementation(async () => {
    round += 1;
    return `proof ${round}`;
  });
});

function captchaOfForm() {
  const { platform } = fakePlatform();
  const { result } = renderHook(useCaptcha, {
    wrapper: ({ children }) => (
      <PlatformContext value={{ ...platform, captcha: { offer, show } }}>{children}</PlatformContext>
    ),
  });
  const pass = async (): Promise<CaptchaError['problem'] | 'passed'> =>
    act(() =>
      result.current.pass().then(
        () => 'passed' as const,
        (error: CaptchaError) => error.problem,
      ),
    );
  const begin = () => act(async () => result.current.begin());
  return { result, pass, begin };
}
const shown = () => show.mock.calls.map(([proof]) => proof);
const failing = (code: ErrorCode) => show.mockRejectedValueOnce(new SiteError(code));

it('does the work once while the visitor fills in, and passes once for each message', async () => {
  const { result, pass, begin } = captchaOfForm();
  await begin();
  await begin();
  expect([offer.mock.calls.length, shown()]).toEqual([1, []]);
  expect(result.current.offer).toEqual({ provider: 'altcha', challenge: {} });
  expect([await pass(), await pass(), shown()]).toEqual(['passed', 'passed', ['proof 1']]);
  act(() => result.current.spent());
  expect([await pass(), shown()]).toEqual(['passed', ['proof 1', 'proof 2']]);
  expect(result.current.failure).toBeUndefined();
});

it('says nothing where it cannot get ready, and tries again when the message is sent', async () => {
  const { result, pass, begin } = captchaOfForm();
  offer.mockRejectedValueOnce(new SiteError('captcha-failed'));
  await begin();
  expect(result.current.failure).toBeUndefined();
  expect([await pass(), shown(), result.current.failure]).toEqual(['passed', ['proof 1'], undefined]);
});

it('replaces a proof that has expired, once', async () => {
  const { result, pass } = captchaOfForm();
  failing('captcha-expired');
  expect([await pass(), shown(), result.current.failure]).toEqual(['passed', ['proof 1', 'proof 2'], undefined]);
  act(() => result.current.spent());
  failing('captcha-expired');
  failing('captcha-expired');
  expect([await pass(), shown().length]).toEqual(['expired', 4]);
  expect(result.current.failure).toMatchObject({ problem: 'expired' });
});

it.each<[string, unknown, object]>([
  ['refused', new SiteError('captcha-refused'), { problem: 'failed', minutes: undefined }],
  ['tried too often', new TooOftenError(120), { problem: 'too-often', minutes: 2 }],
  ['anything else', new TypeError('Failed to fetch'), { problem: 'unreachable', minutes: undefined }],
])('says why it is not passed where it is %s, and begins anew at the next try', async (_, cause, failure) => {
  const { result, pass } = captchaOfForm();
  show.mockRejectedValueOnce(cause);
  const { round } = result.current;
  expect(await pass()).toBe('problem' in failure && failure.problem);
  expect(result.current.failure).toMatchObject(failure);
  expect(result.current.round).toBe(round + 1);
  expect([await pass(), shown(), result.current.failure]).toEqual(['passed', ['proof 1', 'proof 2'], undefined]);
});

it('says that work failed which has no solution', async () => {
  const { result, pass } = captchaOfForm();
  solved.mockRejectedValueOnce(new Error('not in time'));
  expect([await pass(), shown()]).toEqual(['failed', []]);
  expect(result.current.failure).toMatchObject({ problem: 'failed' });
});

it('misses the answer that Google’s box has not given, whose round goes on, and passes with it', async () => {
  offer.mockResolvedValue(google);
  const { result, pass, begin } = captchaOfForm();
  await begin();
  const { round } = result.current;
  expect([await pass(), result.current.round, solved.mock.calls]).toEqual(['missing', round, []]);
  expect(result.current.failure).toMatchObject({ problem: 'missing' });
  act(() => result.current.answered('the response'));
  expect(result.current.failure).toBeUndefined();
  expect([await pass(), shown()]).toEqual(['passed', ['the response']]);
  expect(takeComplaints()).toEqual([]);
});

it('takes what Google’s box says of itself; its response that has expired is the visitor’s to replace', async () => {
  offer.mockResolvedValue(google);
  const { result, pass, begin } = captchaOfForm();
  await begin();
  act(() => result.current.answered(undefined, 'failed'));
  expect([result.current.failure, takeComplaints()]).toEqual([
    { problem: 'failed' },
    ['The captcha has no response: failed'],
  ]);
  act(() => result.current.answered('old'));
  failing('captcha-expired');
  const { round } = result.current;
  expect([await pass(), shown(), result.current.round]).toEqual(['expired', ['old'], round + 1]);
});
