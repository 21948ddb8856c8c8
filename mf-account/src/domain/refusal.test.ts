import { ContentError, SiteError } from 'shared/errors';
import { isRefusal } from './refusal.ts';

it('reads a refusal from its code, or from the text of the error', () => {
  expect(isRefusal(new ContentError('in use', ['422']), '422')).toBe(true);
  expect(isRefusal(new ContentError('Request failed with status 422'), '422')).toBe(true);
  expect(isRefusal(new SiteError('session-refused'), '403')).toBe(true);
});

it('takes anything else for a failure', () => {
  expect(isRefusal(new ContentError('broken', ['500']), '422')).toBe(false);
  expect(isRefusal(new SiteError('session-failed'), '403')).toBe(false);
  expect(isRefusal(new TypeError('422'), '422')).toBe(false);
});
