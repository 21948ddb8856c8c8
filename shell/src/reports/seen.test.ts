import { pageLoad } from './seen.ts';

class Navigation {
  serverTiming = [
    { name: 'request', description: 'a-request' },
    { name: 'page', description: 'a-token' },
  ];
}

afterEach(() => jest.restoreAllMocks());

test('the token and the name of a page load are read from its answer', () => {
  Object.assign(globalThis, { PerformanceNavigationTiming: Navigation });
  performance.getEntriesByType = jest.fn().mockReturnValue([new Navigation()]);
  expect(pageLoad()).toEqual({ token: 'a-token', requestId: 'a-request' });
});

test('a browser that does not tell them reports nothing', () => {
  performance.getEntriesByType = jest.fn().mockReturnValue([]);
  expect(pageLoad()).toEqual({ token: undefined, requestId: undefined });
});
