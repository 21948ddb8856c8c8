import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import completeTexts, { completed } from './complete-texts.ts';

it('completes a file of texts from English, then French, and is read again when these change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'));
  writeFileSync(join(folder, 'en.json'), JSON.stringify({ a: 'one', b: { c: 'two' } }));
  writeFileSync(join(folder, 'fr.json'), JSON.stringify({ a: 'un', b: { c: 'deux', d: 'trois' }, e: 'quatre' }));
  const read: string[] = [];
  const loader = { resourcePath: join(folder, 'nl.json'), addDependency: (path: string) => read.push(path) };
  const text = completeTexts.call(Object.assign(Object.create(null), loader), JSON.stringify({ a: 'een' }));
  expect(JSON.parse(text)).toEqual({ a: 'een', b: { c: 'two', d: 'trois' }, e: 'quatre' });
  expect(read.sort()).toEqual([join(folder, 'en.json'), join(folder, 'fr.json')]);
  rmSync(folder, { recursive: true });
});

it('keeps what a text is where another language has a group in its place, and the other way round', () => {
  expect(completed({ a: 'een', b: { c: 'twee' } }, { a: { b: 'one' }, b: 'two' })).toEqual({
    a: 'een',
    b: { c: 'twee' },
  });
});
