import { ContentError } from 'shared/errors';
import { fakePlatform } from 'shared/testing';
import { createContentCalls } from './content-calls.ts';

const mockSteps: string[] = [];
jest.mock('shared/browser', () => ({
  ...jest.requireActual<object>('shared/browser'),
  nextTask: async () => void mockSteps.push('a task'),
}));
jest.mock('@apollo/client/cache', () => ({ cache: mockSteps.push('its cache') }));
jest.mock('shared/graphql', () => {
  mockSteps.push('the client');
  return { apolloContent: () => ({ query: async () => ({}) }) };
});

const { country, route } = fakePlatform().platform;
const shell = { version: '1.0.0', gives: [], uses: [], entry: '', integrity: '', container: '' };
const document = { kind: 'Document' } as never;

it('fetches the client again where its code did not come, and keeps one client from then on', async () => {
  const made: Record<string, string>[] = [];
  let tries = 0;
  let { language } = route;
  const calls = createContentCalls(
    () => ({ context: { country, route: { ...route, language } }, composition: { remotes: { shell } } }),
    async () => {
      tries += 1;
      if (tries === 1) throw new Error('no network');
      return {
        apolloContent: ({ headers }) => {
          const answer = async () => {
            made.push(headers());
            return {} as never;
          };
          return { query: answer, mutate: answer };
        },
      };
    },
  );
  await expect(calls.query(document, {})).rejects.toThrow(ContentError);
  await calls.query(document, {});
  language = 'de';
  await calls.mutate(document, {});
  expect(tries).toBe(2);
  expect(made.map((headers) => headers['accept-language']?.slice(0, 2))).toEqual(['fr', 'de']);
  expect(made[0]).toMatchObject({ 'x-requested-with': 'rivelle', 'x-composition': 'shell@1.0.0' });
});

it('begins the client in a task of its own, and its cache in one before, so that the first tap shows before either', async () => {
  const calls = createContentCalls(() => ({ context: { country, route }, composition: { remotes: { shell } } }));
  await calls.query(document, {});
  expect(mockSteps).toEqual(['a task', 'its cache', 'a task', 'the client']);
});
