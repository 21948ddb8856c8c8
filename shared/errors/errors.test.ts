import { ContentError, SiteError } from './index.ts';

it('knows the content error of another copy of its class, as the shell throws it and a remote catches it', () => {
  let copy: unknown;
  jest.isolateModules(() => {
    const errors = require('./index.ts');
    copy = new errors.ContentError('refused', ['403']);
  });
  expect(copy instanceof ContentError && copy.details).toEqual(['403']);
  for (const other of [new SiteError('content-failed'), new Error('refused'), undefined])
    expect(other instanceof ContentError).toBe(false);
});
