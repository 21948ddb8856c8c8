import assert from 'node:assert/strict';
import { test } from 'node:test';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { acceptedLanguages, rememberedLanguage, rememberLanguage, visitorOf } from './visitor.ts';

test('languages are taken in the order in which the browser wants them, and those that it does not want are not', () => {
  for (const [header, languages] of [
    [undefined, []],
    ['', []],
    ['nl-BE,nl;q=0.9,en;q=0.8', ['nl', 'nl', 'en']],
    ['en;q=0.2, de;q=0.9, fr', ['fr', 'de', 'en']],
    ['FR-fr;level=1;q=0.1, de ; q=0.5', ['de', 'fr']],
    ['fr;q=0, de;q=0.0, es, *', []],
  ] as const)
    assert.deepEqual(acceptedLanguages(header), languages, header ?? 'none');
});

test('the language of a page that is there is remembered where the country speaks it, and written where it is another', async () => {
  const be = { country: 'be' } as const;
  assert.equal(rememberedLanguage(be, { language: 'nl' }, 200), 'nl');
  assert.equal(rememberedLanguage(be, { language: 'de' }, 200), undefined);
  assert.equal(rememberedLanguage(be, { language: 'nl' }, 404), undefined);
  const app = Fastify();
  await app.register(cookie);
  const languages = ['nl', 'fr', undefined] as const;
  app.get('/:index', async (request, reply) => {
    const { index } = Object(request.params);
    rememberLanguage(reply, visitorOf(request), languages[Number(index)]);
    return '';
  });
  const written = async (index: number) =>
    (await app.inject({ url: `/${index}`, headers: { host: 'be.localhost', cookie: 'locale=fr' } })).cookies;
  assert.deepEqual(
    (await written(0)).map(({ name, value, path, httpOnly }) => ({ name, value, path, httpOnly })),
    [{ name: 'locale', value: 'nl', path: '/', httpOnly: true }],
  );
  assert.deepEqual([await written(1), await written(2)], [[], []]);
});
