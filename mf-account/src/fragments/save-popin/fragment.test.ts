import { createBus } from 'shared/bus';
import { ContentError } from 'shared/errors';
import { fakePlatform } from 'shared/testing';
import { load } from './fragment.tsx';

/** What the popin opens with where the content system refuses the lists with this code. */
function loadRefusedWith(code: string) {
  const refused = () => {
    throw new ContentError('no', [code]);
  };
  const bus = createBus({ auth: { signedIn: true, userId: 'anna' } });
  const { platform } = fakePlatform({ bus, answers: { Wishlists: refused } });
  return load({ platform, props: {} });
}

it('opens without lists where the session has ended, and fails where the content system does', async () => {
  expect(await loadRefusedWith('403')).toEqual({ lists: undefined });
  await expect(loadRefusedWith('500')).rejects.toThrow('no');
});
