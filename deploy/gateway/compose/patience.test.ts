import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually } from '../../testing/eventually.ts';
import { timed } from '../../testing/in-time.ts';
import { testRelease, testShell } from '../testing/release.ts';
import { startTestSite, type TestSite, usualLimits } from '../testing/site.ts';

/** What takes long says its name with the milliseconds, as `page-3000`: the page itself, or the fragment inside it. */
const content = testRelease({
  name: 'mf-content',
  pages: ['cms'],
  render: `
    const [what, ms] = task.visit.route.params.slug.split('-');
    const until = Date.now() + (what === 'page' ? Number(ms) : 0);
    // Content calls in between: a process that only sleeps is taken to hang. After the render they are refused.
    while (Date.now() < until) {
      if (!(await fetch('', { body: '{"query":"{ a }"}' })).ok) throw new Error('the render has ended');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const props = what === 'fragment' ? '{&quot;ms&quot;:' + ms + '}' : '{}';
    return part('<h1>read</h1><mf-fragment of="mf-catalogue/product-slider" props="' + props + '"></mf-fragment>');`,
});
const catalogue = testRelease({
  name: 'mf-catalogue',
  fragments: ['product-slider'],
  render: `
    await new Promise((resolve) => setTimeout(resolve, JSON.parse(task.props).ms ?? 0));
    return part('<b>products</b>');`,
});

let site: TestSite;
before(async () => {
  site = await startTestSite([testShell(), content, catalogue], usualLimits);
  await eventually(async () => (await site.get('/fr/cms/quick')).body.includes('<b>products</b>'));
});
after(() => site.close());

const whole = /header of shell.*<h1>read<\/h1>.*<b>products<\/b>.*footer of shell/s;
const refresh = /<noscript><meta http-equiv="refresh" content="0; url=([^"]+)"><\/noscript>/;

// C66
test('a page whose own part takes three seconds is there after them, and whole', async () => {
  const { statusCode, body } = await site.get('/fr/cms/page-3000');
  assert.equal(statusCode, 200);
  assert.match(body, whole);
  assert.doesNotMatch(body, refresh);
  assert.equal((await site.get('/_page?url=/fr/cms/page-2000')).json().status, 200, 'a navigation waits, too');
});

// C66
test('a fragment that takes long is left to the browser, and one without scripts gets the whole page', async () => {
  let asked = '';
  const ms = await timed(async () => {
    const { statusCode, body } = await site.get('/fr/cms/fragment-2500?page=2');
    assert.equal(statusCode, 200);
    assert.match(body, /header of shell.*<h1>read<\/h1><mf-fragment[^>]*><\/mf-fragment>.*footer of shell/s);
    asked = refresh.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  });
  assert.ok(ms < 2_500, `it came after ${ms} ms`);
  assert.equal(asked, '/fr/cms/fragment-2500?page=2&_whole=');
  const { statusCode, body } = await site.get(asked);
  assert.equal(statusCode, 200);
  assert.match(body, whole);
  assert.doesNotMatch(body, refresh);
  assert.match((await site.get('/fr/cms/fragment-2500?page=2')).body, whole, 'what was made is there for the next');
});

// C66
test('after eight seconds a page says 503, when to ask again, and what holds for browsers without scripts', async () => {
  const ms = await timed(async () => {
    const { statusCode, headers, body } = await site.get('/fr/cms/page-60000');
    assert.equal(statusCode, 503);
    assert.equal(headers['retry-after'], '5');
    assert.match(body, /header of shell.*unavailable of shell.*footer of shell/s);
    assert.doesNotMatch(body, refresh);
  });
  assert.ok(ms > 7_900, `it came after ${ms} ms`);
});

test('a header that takes long keeps no page waiting', async () => {
  const shell = testRelease({
    name: 'shell',
    version: '1.1.0',
    pages: ['not-found', 'unavailable'],
    fragments: ['header', 'footer'],
    render: `
      if (task.name === 'header') await new Promise((resolve) => setTimeout(resolve, 4000));
      return part('<p>' + task.name + ' of shell</p>');`,
  });
  site.registry.publish(shell);
  site.registry.makeLive({ shell: '1.1.0' });
  await eventually(async () => (await site.get('/fr/cms/quick?new')).body.includes('"shell":{"version":"1.1.0"'));
  const { body } = await site.get('/fr/cms/quick?late-header');
  assert.match(body, /<h1>read<\/h1>.*footer of shell/s);
  assert.doesNotMatch(body, /header of shell/);
  assert.match((await site.get('/fr/cms/page-4000')).body, whole, 'where the page takes as long, it is there');
});
