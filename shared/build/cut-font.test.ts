import subsetFont from 'subset-font';
import cutFont from './cut-font.ts';

jest.mock('subset-font', () => ({ __esModule: true, default: jest.fn() }));
const subset = jest.mocked(subsetFont);

/** Has a font cut, and answers what the loader is told. */
function cut(file: string): Promise<[unknown, Buffer | undefined]> {
  const { promise, resolve } = Promise.withResolvers<[unknown, Buffer | undefined]>();
  const loader = {
    resourcePath: `/fonts/${file}`,
    async: () => (error: unknown, font?: Buffer) => resolve([error, font]),
  };
  cutFont.call(Object.assign(Object.create(null), loader), Buffer.from('whole'));
  return promise;
}
const [shorter, failed] = [Buffer.from('cut'), new Error('no font')];

it.each([
  ['fraunces-latin.woff2', 'ZÀœ9€\u202f', '~™Ā', { keepFeatures: ['kern'], variationAxes: { wght: 400, opsz: 48 } }],
  ['inter-latin.woff2', 'ZÀœ9€~™', 'Ā', { keepFeatures: ['kern', 'tnum'] }],
  ['inter-latin-ext.woff2', 'ĀžȘ', 'Z9', { variationAxes: { wght: { min: 400, max: 500 } } }],
  ['fraunces-latin-ext.woff2', 'Āž', 'Z9', { keepFeatures: ['kern'] }],
])('leaves of %s the letters that are written with it', async (file, kept, gone, how) => {
  subset.mockResolvedValueOnce(shorter);
  expect(await cut(file)).toEqual([null, shorter]);
  const [, letters = '', options] = subset.mock.lastCall ?? [];
  expect([...kept].filter((letter) => !letters.includes(letter))).toEqual([]);
  expect([...gone].filter((letter) => letters.includes(letter))).toEqual([]);
  expect(options).toMatchObject({ targetFormat: 'woff2', noHinting: true, ...how });
});

it('says what is wrong with a font', async () => {
  subset.mockRejectedValueOnce(failed);
  expect(await cut('inter-latin.woff2')).toEqual([failed, undefined]);
});
