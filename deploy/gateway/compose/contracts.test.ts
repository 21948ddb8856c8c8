import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually } from '../../testing/eventually.ts';
import { testRelease, testShell } from '../testing/release.ts';
import { startTestSite, type TestSite } from '../testing/site.ts';

/** A catalogue whose fragments say who they are. */
const catalogue = (version: string, gives?: string[]) =>
  testRelease({
    name: 'mf-catalogue',
    version,
    fragments: ['product-slider', 'product-overlay'],
    gives,
    render: `return part('<i>' + task.name + ' of ${version}</i>')`,
  });
const placeholder = (of: string, major = '') =>
  `<mf-fragment of="mf-catalogue/${of}"${major} props="{}"></mf-fragment>`;
const content = (version: string, uses: string[], html: string) =>
  testRelease({ name: 'mf-content', version, pages: ['cms'], uses, render: `return part('${html}')` });

let site: TestSite;
before(async () => {
  site = await startTestSite([testShell(), catalogue('1.0.0'), content('1.0.0', [], '')]);
});
after(() => site.close());

/** The page of a composition that is made of these releases, as a tab asks for it. */
async function shown(...releases: ReturnType<typeof catalogue>[]): Promise<string> {
  site.registry.publish(...releases);
  site.registry.makeLive(Object.fromEntries(releases.map(({ manifest: { name, version } }) => [name, version])));
  let body = '';
  await eventually(async () => {
    body = (await site.get('/fr/cms/legal')).body;
    return releases.every(({ manifest: { name, version } }) => body.includes(`/releases/${name}/${version}/`));
  });
  return body;
}

test('a part shows the fragments that its release declares', async () => {
  const uses = ['mf-catalogue/product-overlay@1'];
  const body = await shown(catalogue('1.1.0'), content('1.1.0', uses, placeholder('product-overlay', ' major="1"')));
  assert.match(body, /<i>product-overlay of 1\.1\.0<\/i>/);
});

test('a fragment that a release does not declare leaves its place empty', async () => {
  const body = await shown(catalogue('1.2.0'), content('1.2.0', [], placeholder('product-overlay', ' major="1"')));
  assert.match(body, /<mf-fragment of="mf-catalogue\/product-overlay" major="1" props="{}"><\/mf-fragment>/);
});

test('content editors may write the fragments that are meant for them, though no release declares them', async () => {
  const body = await shown(catalogue('1.3.0'), content('1.3.0', [], placeholder('product-slider')));
  assert.match(body, /<i>product-slider of 1\.3\.0<\/i>/);
});

test('which fragments are meant for editors is said by the release that gives them, and by no other code', async () => {
  const lending = (version: string, forEditors: string[]) =>
    testRelease({
      name: 'mf-stores',
      version,
      fragments: ['map', 'list'],
      gives: ['mf-stores/map@1', 'mf-stores/list@1'],
      forEditors,
      render: `return part('<i>' + task.name + ' of stores</i>')`,
    });
  const html = ['map', 'list'].map((name) => `<mf-fragment of="mf-stores/${name}" props="{}"></mf-fragment>`).join('');
  const body = await shown(lending('1.0.0', ['map']), content('1.3.1', [], html));
  assert.match(body, /<i>map of stores<\/i>/);
  assert.doesNotMatch(body, /<i>list of stores<\/i>/);
  assert.match(body, /"forEditors":\["map"\]/);
  const nobody = await shown(lending('1.1.0', []), content('1.3.2', [], html));
  assert.doesNotMatch(nobody, /of stores/);
});

test('a fragment whose major has changed in between never meets those who were written for the other one', async () => {
  const gives = ['mf-catalogue/product-slider@2', 'mf-catalogue/product-overlay@1'];
  const uses = ['mf-catalogue/product-slider@1'];
  const html =
    placeholder('product-slider', ' major="1"') +
    placeholder('product-slider', ' major="2"') +
    placeholder('product-slider');
  const body = await shown(catalogue('1.4.0', gives), content('1.4.0', uses, html));
  assert.equal(body.match(/<i>product-slider of 1\.4\.0<\/i>/g)?.length, 1);
  assert.match(body, /major="2" props="{}"><div class="mf-part"/);
});

test('a place for a role shows what plays it, in whatever release that is, to those who declare the role', async () => {
  const count = testRelease({
    name: 'mf-account',
    fragments: ['how-many'],
    roles: { saved: 'how-many' },
    render: `return part('<i>' + task.name + ' as saved</i>')`,
  });
  const place = '<mf-fragment of="role:saved" major="1" props="{}"></mf-fragment>';
  const body = await shown(count, content('1.6.0', ['role:saved@1'], place));
  assert.match(body, /data-of="mf-account\/how-many"[^>]*><i>how-many as saved<\/i>/);
  const notDeclared = await shown(count, content('1.6.1', [], place + placeholder('product-overlay')));
  assert.doesNotMatch(notDeclared, /as saved/);
  const nobody = place.replace('saved', 'nobody');
  assert.match(await shown(content('1.6.2', ['role:nobody@1'], nobody)), /of="role:nobody"[^>]*><\/mf-fragment>/);
});

test('a former name shows the fragment that goes on, to old builds that declare it and in the texts of editors', async () => {
  const heir = testRelease({
    name: 'mf-search',
    fragments: ['finder'],
    gives: ['mf-search/finder@4'],
    forEditors: ['finder'],
    formerly: { 'mf-stores/map@2': 'finder', 'mf-stores/list@1': 'finder' },
    render: `return part('<i>the ' + task.name + ' with ' + task.props + '</i>')`,
  });
  const place = (of: string, major = '') =>
    `<mf-fragment of="mf-stores/${of}"${major} props="{&quot;zoom&quot;:3}"></mf-fragment>`;
  const body = await shown(heir, content('1.7.0', ['mf-stores/map@2'], place('map', ' major="2"')));
  assert.match(body, /data-of="mf-search\/finder"[^>]*><i>the finder with \{"zoom":3\}<\/i>/);
  assert.match(body, /"formerly":\{"mf-stores\/map@2":"finder"/);
  const edited = await shown(content('1.7.1', [], place('list') + place('map', ' major="3"')));
  assert.equal(edited.match(/the finder/g)?.length, 1, 'in the major that it had');
});

test('the document tells the browser which fragments each release gives and uses, so that it keeps to the same', async () => {
  const uses = ['mf-catalogue/product-overlay@1', 'platform:enter@1', 'account:signed-in@1'];
  const body = await shown(catalogue('1.5.0'), content('1.5.0', uses, ''));
  const { composition } = JSON.parse(/<script[^>]* id="visit"[^>]*>([^<]*)/.exec(body)?.[1] ?? '');
  assert.deepEqual(composition.remotes['mf-content'].uses, ['mf-catalogue/product-overlay@1']);
  assert.deepEqual(composition.remotes['mf-catalogue'].gives, [
    'mf-catalogue/product-slider@1',
    'mf-catalogue/product-overlay@1',
  ]);
});
