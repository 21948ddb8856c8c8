import { guardScripts } from './trusted-scripts.ts';

type CreatePolicy = NonNullable<typeof globalThis.trustedTypes>['createPolicy'];

/** What the browser would ask before something becomes code. */
function guard() {
  const createPolicy = jest.fn<unknown, Parameters<CreatePolicy>>();
  globalThis.trustedTypes = { createPolicy };
  guardScripts();
  const [name, rules] = createPolicy.mock.lastCall ?? [];
  expect(name).toBe('default');
  return { html: rules?.createHTML ?? fail, script: rules?.createScriptURL ?? fail };
}
const fail = () => {
  throw new Error('There are no rules');
};

afterEach(() => {
  globalThis.trustedTypes = undefined;
});

it('does without where the browser asks nobody', () => {
  expect(guardScripts).not.toThrow();
});

it('lets files of releases alone become scripts', () => {
  const { script } = guard();
  for (const text of ['/releases/shell/1.0.0/main.js', `${location.origin}/releases/mf-search/1.2.0/a.js`])
    expect(script(text)).toBe(text);
  for (const text of ['/uploads/a.js', '/fr/releases/a.js', 'https://example.com/releases/a.js', 'data:,x'])
    expect(script(text)).toBeNull();
});

it('refuses HTML that acts for the whole page', () => {
  const { html } = guard();
  const text = '<p class="link">Un <b>miroir</b>, son style</p>';
  expect(html(text)).toBe(text);
  for (const tag of ['base', 'embed', 'LINK', 'meta', 'object', 'style'])
    expect(html(`${text}<${tag} href="/x">`)).toBeNull();
});
