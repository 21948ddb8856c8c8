import { ContentError, SiteError } from 'shared/errors';
import { isRefusal } from './session.ts';

it('reads a refusal from its code, never from the text of the error', () => {
  expect(isRefusal(new ContentError('in use', ['422']), '422')).toBe(true);
  expect(isRefusal(new ContentError('Request failed with status 422'), '422')).toBe(false);
  expect(isRefusal(new SiteError('session-refused'), '403')).toBe(true);
});

it('reads an error that was made with the classes of another bundle, as the shell’s are', () => {
  const foreign = Object.assign(new Error('in use'), { code: 'content-failed', details: ['422'] });
  expect(isRefusal(foreign, '422')).toBe(true);
  expect(isRefusal(Object.assign(new Error('no'), { code: 'session-refused' }), '403')).toBe(true);
});

it('takes anything else for a failure', () => {
  expect(isRefusal(new ContentError('broken', ['500']), '422')).toBe(false);
  expect(isRefusal(new SiteError('session-failed'), '403')).toBe(false);
  expect(isRefusal(new TypeError('422'), '422')).toBe(false);
});
