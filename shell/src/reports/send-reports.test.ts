import { startTestTab } from '../hosts/testing.tsx';
import { askPageLoad } from './send-reports.ts';

test('a page from a cache asks for what its answer could not say, and reports nothing where it gets nothing', async () => {
  const tab = startTestTab();
  const asked: string[] = [];
  const answers = [Response.json({ token: 'a-token', requestId: 'a-request' }), new Response(null, { status: 204 })];
  globalThis.fetch = jest.fn(async (address) => {
    asked.push(String(address));
    return answers.shift() ?? Response.error();
  });
  expect(await askPageLoad(tab)).toEqual({ token: 'a-token', requestId: 'a-request' });
  expect(asked).toEqual([`/_page-load?composition=${tab.composition.id}&language=${tab.context.route.language}`]);
  expect(await askPageLoad(tab)).toEqual({});
});
