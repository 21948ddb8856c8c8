import fc from 'fast-check';
import { readVariant, socialPicture, usefulWidths, variantAddress, variantFormats, variantWidths } from './index.ts';

const prefix = '/variants/';
const name = fc.stringMatching(/^[\w-]{1,12}$/);
const source = fc
  .tuple(fc.array(name, { maxLength: 2 }), name, fc.constantFrom('svg', 'jpg', 'jpeg', 'png', 'webp', 'avif'))
  .map(([folders, file, ending]) => [...folders, `${file}.${ending}`].join('/'));
const endings = variantFormats.map(({ ending }) => ending);

it('reads every address that it writes', () => {
  fc.assert(
    fc.property(source, fc.constantFrom(...variantWidths), fc.constantFrom(...endings), (source, width, ending) => {
      const address = variantAddress(`/pictures/${source}`, width, ending) ?? '';
      expect(address.startsWith(prefix)).toBe(true);
      expect(readVariant(address.slice(prefix.length))).toEqual({ source, width, ending });
    }),
  );
});

it('reads nothing that leads out of the folder, and no width or format of its own invention', () => {
  for (const path of [
    '768/../secret.svg.avif',
    '768/a/../../b.svg.avif',
    '768//etc/a.svg.avif',
    '769/a.svg.avif',
    '0768/a.svg.avif',
    '768/a.svg.gif',
    '768/a.svg',
    '768/a.txt.avif',
    'a.svg.avif',
  ])
    expect(readVariant(path)).toBeUndefined();
});

it('has no variants of pictures that lie elsewhere', () => {
  for (const url of [
    'https://cdn.example/pictures/a.jpg',
    '//cdn.example/a.jpg',
    '/documents/a.jpg',
    '/pictures/a.gif',
  ])
    expect(variantAddress(url, 768, 'avif')).toBeUndefined();
});

// R380
it('offers the widths up to the one that holds the whole picture', () => {
  expect(usefulWidths(688)).toEqual([344, 688]);
  expect(usefulWidths(240)).toEqual([344]);
  expect(usefulWidths(1000)).toEqual([344, 688, 768, 960, 1088]);
  expect(usefulWidths(4000)).toEqual(variantWidths);
  expect(usefulWidths()).toEqual(variantWidths);
});

it('names a picture that social networks can show', () => {
  const address = socialPicture('/pictures/scenes/morning.svg');
  expect(address).toBe('/variants/1200/scenes/morning.svg.jpg');
  expect(readVariant(address.slice(prefix.length))?.width).toBe(1200);
  expect(socialPicture('https://cdn.example/a.jpg')).toBe('https://cdn.example/a.jpg');
});
