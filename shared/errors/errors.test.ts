import {
  ContentError,
  hasCode,
  isErrorCode,
  isRefusedWith,
  isUnanswered,
  mayComeLater,
  minutesToWait,
  SiteError,
  TooOftenError,
} from './index.ts';

it('knows the content error of another copy of its class, as the shell throws it and a remote catches it', () => {
  let copy: unknown;
  jest.isolateModules(() => {
    const errors = require('./index.ts');
    copy = new errors.ContentError('refused', ['403']);
  });
  expect(copy instanceof ContentError && copy.details).toEqual(['403']);
  const ofAnother = Object.assign(new SiteError('session-refused'), { details: ['403'] });
  const noError: unknown = { code: 'content-failed', details: ['403'] };
  for (const other of [new SiteError('content-failed'), ofAnother, noError, new Error('refused'), undefined])
    expect(other instanceof ContentError).toBe(false);
});

it('knows how long somebody has to wait who tried too often, and that others need not', () => {
  expect(minutesToWait(new TooOftenError(61))).toBe(2);
  expect(minutesToWait(new ContentError('429: no', ['429'], { retryAfterSeconds: 900 }))).toBe(15);
  expect(minutesToWait(new ContentError('429: no', ['429']))).toBe(1);
  const noError = { code: 'too-often', retryAfterSeconds: 60 };
  const others = [
    new ContentError('no', ['422']),
    new SiteError('session-refused'),
    new Error('429'),
    noError,
    undefined,
  ];
  for (const other of others) expect(minutesToWait(other)).toBeUndefined();
});

it('knows what the content system refused, and with which code', () => {
  expect(isRefusedWith(new ContentError('no', ['403']), '403')).toBe(true);
  const ofAnother = Object.assign(new SiteError('session-refused'), { details: ['403'] });
  const noError = { code: 'content-failed', details: ['403'] };
  const noList = Object.assign(new SiteError('content-failed'), { details: '403' });
  const others = [
    new ContentError('no', ['422']),
    new ContentError('no'),
    ofAnother,
    noError,
    noList,
    new Error('403'),
  ];
  for (const other of others) expect(isRefusedWith(other, '403')).toBe(false);
});

it('knows what nobody has answered: it may be sent again, and so may what came too often', () => {
  const [unanswered, refused] = [new ContentError('the line broke'), new ContentError('no', ['422'])];
  expect([unanswered, refused, new SiteError('session-refused')].map(isUnanswered)).toEqual([true, false, false]);
  expect(isUnanswered(new ContentError('an answer without a code', ['']))).toBe(true);
  const tooOften = new ContentError('no', ['429']);
  expect([unanswered, tooOften, refused, new Error('no')].map(mayComeLater)).toEqual([true, true, false, false]);
});

it('knows each code of the catalogue, and an error by its code', () => {
  expect(['too-often', 'toString', 'nonsense'].map(isErrorCode)).toEqual([true, false, false]);
  const error = new SiteError('disk-full');
  expect([error.message, hasCode(error, 'disk-full'), hasCode(error, 'too-often')]).toEqual(['disk-full', true, false]);
  expect(hasCode({ code: 'disk-full' }, 'disk-full')).toBe(false);
});
