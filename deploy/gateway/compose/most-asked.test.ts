import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { testRelease, testShell } from '../testing/release.ts';
import { startTestSite } from '../testing/site.ts';
import { renderMostAsked } from './most-asked.ts';

const pages = testRelease({ name: 'mf-content', pages: ['home', 'cms'], render: `return part('<h1>a page</h1>')` });

test('a gateway that is started again has the twenty pages that were asked for most before anybody asks', async (context) => {
  const site = await startTestSite([testShell(), pages]);
  context.after(site.close);
  const dataDir = dirname(site.releases);
  const often = Array.from({ length: 20 }, (_, number) => `/fr/cms/often-${number}`);
  for (const address of [...often, '/fr/cms/seldom', ...often]) assert.equal((await site.get(address)).statusCode, 200);
  await site.get('/fr/cms/personal', { cookie: 'authToken=x' });
  await site.restart();
  await renderMostAsked(site.app, dataDir);
  await site.stopRendering();
  for (const address of often) assert.equal((await site.get(address)).statusCode, 200, address);
  assert.equal((await site.get('/fr/cms/seldom')).statusCode, 503);
});

test('before the very first visit it has the pages that home leads to', async (context) => {
  const links = Array.from({ length: 13 }, (_, number) => `<a class="link" href="/fr/cms/menu-${number}">a page</a>`);
  const shown = `<a href="#content">skip</a>${links.join('')}<a href="https://example.org/fr">elsewhere</a>`;
  const release = { name: 'mf-content', pages: ['home', 'cms'], render: `return part(${JSON.stringify(shown)})` };
  const site = await startTestSite([testShell(), testRelease(release)]);
  context.after(site.close);
  await renderMostAsked(site.app, dirname(site.releases));
  await site.stopRendering();
  const get = (number: number) => site.get(`/fr/cms/menu-${number}`, { host: 'localhost' });
  for (const number of links.slice(0, 12).keys()) assert.equal((await get(number)).statusCode, 200, `menu-${number}`);
  assert.equal((await get(12)).statusCode, 503);
});

test('what cannot be read, or rendered, does not keep a gateway from being ready', async (context) => {
  const site = await startTestSite([testShell(), pages]);
  context.after(site.close);
  const file = join(dirname(site.releases), 'most-asked.json');
  await renderMostAsked(site.app, dirname(site.releases));
  for (const text of ['{', '[{"url":"//evil"}]', '[{"url":7}]']) {
    await writeFile(file, text);
    await renderMostAsked(site.app, dirname(site.releases));
  }
  await site.stopRendering();
  await writeFile(file, JSON.stringify([{ url: '/fr', headers: { host: 'be.localhost:8080' } }]));
  await renderMostAsked(site.app, dirname(site.releases));
});
