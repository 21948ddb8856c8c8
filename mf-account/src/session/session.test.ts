import { createBus } from 'shared/bus';
import { ContentError, SiteError } from 'shared/errors';
import { answerSignInAgain, isRefusal, withSession } from './session.ts';

/** A call of somebody whose session has ended, and who is asked to sign in. */
async function call(who: { userId?: string } = {}) {
  const bus = createBus({ auth: { signedIn: true, ...who } });
  let tries = 0;
  const answer = withSession({ bus }, async () => {
    tries += 1;
    if (tries === 1) throw new ContentError('no', ['403']);
    return 'done';
  });
  await Promise.resolve();
  expect(bus.current('popin')).toMatchObject({ open: true, props: { again: true } });
  return { bus, answer };
}

it('is refused where the popin is closed without a sign-in, and asks anew the next time', async () => {
  for (const _ of ['first', 'second']) {
    const { bus, answer } = await call();
    bus.set('popin', { open: false });
    await expect(answer).rejects.toThrow('no');
  }
});

it('asks once for all calls that are refused meanwhile, each of which is then made again', async () => {
  const bus = createBus({ auth: { signedIn: true } });
  const asked: boolean[] = [];
  const watching = bus.state('popin').subscribe(({ open }) => asked.push(open));
  const work = [1, 2].map((answer) =>
    jest.fn(async () => answer).mockRejectedValueOnce(new ContentError('no', ['403'])),
  );
  const answers = work.map((one) => withSession({ bus }, one));
  await Promise.resolve();
  await Promise.resolve();
  answerSignInAgain(true);
  expect(await Promise.all(answers)).toEqual([1, 2]);
  expect(asked).toEqual([false, true]);
  watching.unsubscribe();
});

it.each([
  ['of whom nobody is signed in', false, '403'],
  ['that failed for another reason', true, '500'],
])('asks nothing after a call %s', async (_, signedIn, code) => {
  const bus = createBus({ auth: { signedIn } });
  const work = jest.fn().mockRejectedValue(new ContentError('no', [code]));
  await expect(withSession({ bus }, work)).rejects.toThrow('no');
  expect(work).toHaveBeenCalledTimes(1);
  expect(bus.current('popin').open).toBe(false);
});

it('asks no more when the line is back where that was answered before', async () => {
  const { bus, answer } = await call();
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  bus.set('popin', { open: false });
  line.mockRestore();
  answerSignInAgain(true);
  expect(await answer).toBe('done');
  dispatchEvent(new Event('online'));
  expect(bus.current('popin').open).toBe(false);
});

it('waits where the popin cannot come for want of a line, and asks once that is back', async () => {
  const { bus, answer } = await call();
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  bus.set('popin', { open: false });
  line.mockRestore();
  dispatchEvent(new Event('online'));
  expect(bus.current('popin').open).toBe(true);
  answerSignInAgain(true);
  expect(await answer).toBe('done');
});

it('goes on where the visitor has signed in in another tab, and not as somebody else', async () => {
  for (const { userId, gets } of [
    { userId: 'anna', gets: 'done' },
    { userId: 'bert', gets: 'no' },
  ]) {
    const { bus, answer } = await call({ userId: 'anna' });
    bus.emit('account:signed-in', { userId });
    expect(await answer.catch(({ message }) => message)).toBe(gets);
    expect(bus.current('popin').open).toBe(userId !== 'anna');
  }
});

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
