import { fireEvent, render } from '@testing-library/react';
import { PlatformContext } from '../../platform/index.ts';
import { fakePlatform } from '../../testing/index.ts';
import { PostedForm } from './posted-form.tsx';

const show = (more: { act?(): void; once?: boolean }) => {
  const { platform } = fakePlatform({ formToken: 'the token', formKey: 'the key' });
  const { container } = render(
    <PlatformContext.Provider value={platform}>
      <PostedForm form="mf-account/sign-out" values={{ list: '7', left: undefined }} {...more}>
        <button type="submit">Envoyer</button>
      </PostedForm>
    </PlatformContext.Provider>,
  );
  const form = container.querySelector('form');
  if (!form) throw new Error('There is no form');
  return form;
};
const sentBy = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

it('carries what the gateway asks for, and the key of the document where it must not do the same twice', () => {
  const said = { list: '7', form: 'mf-account/sign-out', token: 'the token' };
  expect(sentBy(show({}))).toEqual(said);
  expect(sentBy(show({ once: true }))).toEqual({ ...said, key: 'the key' });
});

it('is done here where there are scripts, and posted by nobody', () => {
  const act = jest.fn();
  for (const how of [{ act }, {}]) expect(fireEvent.submit(show(how))).toBe(false);
  expect(act).toHaveBeenCalledTimes(1);
});
