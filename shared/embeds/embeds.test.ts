import { allowedAmong, allowedScripts, htmlFrame, reportedHeight } from './index.ts';

// R203, C55
it('lets through the scripts on the list, by their whole address', () => {
  const [{ script = '' } = {}] = allowedScripts;
  expect(allowedAmong([script]).map((allowed) => allowed.script)).toEqual([script]);
  expect(allowedAmong([`${script}?x`, script.replace('https:', 'http:'), 'https://a.example/x.js'])).toEqual([]);
});

it('lists nothing that a policy could read otherwise', () => {
  for (const { script, hosts } of allowedScripts)
    for (const source of [script, ...hosts]) expect(source).toMatch(/^https:\/\/[\w.*-]+(?:\/[\w./-]*)?$/);
});

it('gives each frame an address of its own', () => {
  expect(htmlFrame({ language: 'nl', path: '/page/a&b', number: 2 })).toBe('/embeds/nl/2?path=%2Fpage%2Fa%26b');
});

it('hears a height and nothing else', () => {
  expect(reportedHeight({ height: 320.4 })).toBe(321);
  expect(reportedHeight({ height: 1e9 })).toBe(5_000);
  for (const message of [
    undefined,
    null,
    'height',
    {},
    { height: '9' },
    { height: -1 },
    { height: 0 },
    { height: Number.NaN },
  ])
    expect(reportedHeight(message)).toBeUndefined();
});
