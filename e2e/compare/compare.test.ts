import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PNG } from 'pngjs';
import { differenceOf } from './difference.ts';
import { reportHtml } from './report.ts';
import { readViews } from './views.ts';

/** A white picture with a black square of some pixels in its corner. */
function picture(width: number, height: number, square = 0): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let y = 0; y < square; y += 1)
    for (let x = 0; x < square; x += 1) png.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return PNG.sync.write(png);
}

test('a picture does not differ from itself, and a square that came differs by its size', () => {
  assert.equal(differenceOf(picture(40, 30), picture(40, 30)).share, 0);
  assert.equal(differenceOf(picture(40, 30), picture(40, 30, 10)).share, 100 / 1200);
});

test('what a longer page has more differs, whichever is longer', () => {
  for (const [before, after] of [
    [30, 40],
    [40, 30],
  ] as const) {
    const { share, picture: found } = differenceOf(picture(20, before), picture(20, after));
    assert.equal(share, 0.25);
    assert.equal(PNG.sync.read(found).height, 40);
  }
});

test('two sides are read, each with versions or live', () => {
  assert.deepEqual(readViews('live,mf-search=2.1.0-rc.1+shell=1.0.1'), [
    { title: 'live', versions: {} },
    { title: 'mf-search=2.1.0-rc.1+shell=1.0.1', versions: { 'mf-search': '2.1.0-rc.1', shell: '1.0.1' } },
  ]);
  for (const wrong of ['live', 'live,live,live', '', 'live,mf-search', 'live,']) assert.throws(() => readViews(wrong));
});

test('the report shows what differs most first, open, and everything else closed', () => {
  const pictures = { before: 'a.png', after: 'b.png', difference: 'c.png' };
  const page = (name: string, share: number) => ({ name, width: 390, share, pictures });
  const html = reportHtml({
    ...{ site: 'http://localhost', before: 'live', after: '<b>', threshold: 0.001 },
    pages: [page('home', 0.0005), page('search', 0.2)],
  });
  assert.match(html, /<h1>1 of 2 pages differ/);
  assert.match(html, /<details open><summary><b>search<\/b>, 390 px: 20\.00 %.*<details><summary><b>home/s);
  assert.match(html, /<img src="b\.png" alt="&lt;b&gt;"/);
});
