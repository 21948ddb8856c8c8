import { createTestTab } from '../hosts/testing.tsx';
import { createPlatform } from './create-platform.ts';

jest.mock('../remotes/loading.ts', () => ({}));

const tab = createTestTab();
const platform = createPlatform(tab);

it('keeps the tab for as long as one of its parts has input that a page load would lose', () => {
  const [one, other] = [platform.keepTab(), platform.keepTab()];
  one();
  one();
  expect(tab.unsavedParts).toBe(1);
  other();
  expect(tab.unsavedParts).toBe(0);
});

it('has the page that came last show its queries, also where the one before is taken away after that', async () => {
  const [before, now] = [async () => {}, async () => {}];
  const forgetBefore = platform.onReturn(before);
  const forget = platform.onReturn(now);
  forgetBefore();
  expect(tab.showAgain).toBe(now);
  forget();
  expect(tab.showAgain).toBeUndefined();
});

it('tells the parts of a page who sees it, with what, and whose site it is', () => {
  tab.context = { ...tab.context, mapsKey: 'a-key', searchMinLength: 2, formToken: 'a-token' };
  tab.bus.set('auth', { signedIn: true, userId: 'anna' });
  expect(createPlatform(tab)).toMatchObject({
    signedIn: true,
    mapsKey: 'a-key',
    searchMinLength: 2,
    formToken: 'a-token',
    brand: { name: expect.any(String) },
  });
});

it('goes where a part asks to', async () => {
  const [navigate, enter] = [jest.fn(async () => {}), jest.fn()];
  Object.assign(tab, { navigate, enter });
  await platform.navigate('/fr/contact', { replace: true });
  expect(navigate).toHaveBeenCalledWith('/fr/contact', { replace: true });
  platform.enter('/fr?page=2');
  expect(enter).toHaveBeenCalledWith('/fr?page=2', undefined);
});
