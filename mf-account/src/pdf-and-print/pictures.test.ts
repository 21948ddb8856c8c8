import fc from 'fast-check';
import { cover, deviceText, fetchPicture } from './pictures.ts';

const side = fc.integer({ min: 1, max: 5000 });
const size = fc.record({ width: side, height: side });

it('what is cut out has the shape of the frame, lies in the middle and is as large as can be', () => {
  fc.assert(
    fc.property(size, size, (picture, frame) => {
      const { x, y, width, height } = cover(picture, frame);
      expect(width / height).toBeCloseTo(frame.width / frame.height, 5);
      expect(x * 2 + width).toBeCloseTo(picture.width, 5);
      expect(y * 2 + height).toBeCloseTo(picture.height, 5);
      expect(Math.min(x, y)).toBeCloseTo(0, 5);
      expect(x).toBeGreaterThanOrEqual(-1e-6);
      expect(y).toBeGreaterThanOrEqual(-1e-6);
    }),
  );
});

describe('on a canvas', () => {
  const done: unknown[] = [];
  /** What every browser draws on, and jsdom does not: it keeps what is drawn, and each letter is as wide as its font is high. */
  class Context {
    font = '';
    fillStyle = '';
    fillRect = (...how: number[]) => void done.push(['fill', this.fillStyle, ...how]);
    drawImage = (_: unknown, ...how: number[]) => void done.push(['picture', ...how]);
    fillText = (...how: unknown[]) => void done.push(['text', this.fillStyle, this.font, ...how]);
    measureText = (line: string) => ({ width: line.length * Number.parseFloat(this.font) });
  }
  let context: Context | null;
  let natural: { width: number; height: number };

  beforeEach(() => {
    done.length = 0;
    context = new Context();
    natural = { width: 0, height: 0 };
    Object.defineProperties(HTMLCanvasElement.prototype, {
      getContext: { configurable: true, value: () => context },
      toDataURL: {
        configurable: true,
        value(this: HTMLCanvasElement, ...how: unknown[]) {
          done.push(['made', this.width, this.height, ...how]);
          return `data:image/jpeg;base64,${btoa('file')}`;
        },
      },
    });
    Object.defineProperties(HTMLImageElement.prototype, {
      decode: { configurable: true, value: async () => void done.push('decoded') },
      naturalWidth: { configurable: true, get: () => natural.width },
      naturalHeight: { configurable: true, get: () => natural.height },
    });
  });

  const frame = { width: 36, height: 72 };
  const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);

  it.each([
    ['its own', { width: 400, height: 400 }, {}, [100, 0, 200, 400]],
    [
      'what the content system knows, as of a drawing',
      { width: 0, height: 0 },
      { width: 40, height: 80 },
      [0, 0, 40, 80],
    ],
    ['the frame', { width: 0, height: 0 }, { width: null, height: null }, [0, 0, 100, 200]],
  ])('a picture fills its frame at print resolution, on white, cut by its size: %s', async (_, own, known, part) => {
    natural = own;
    expect(text(await fetchPicture({ url: '/a.svg', ...known }, frame))).toBe('file');
    expect(done).toEqual([
      'decoded',
      ['fill', '#fff', 0, 0, 100, 200],
      ['picture', ...part, 0, 0, 100, 200],
      ['made', 100, 200, 'image/jpeg', 0.85],
    ]);
  });

  it('a line is drawn as high as its letters need, in the middle, on white', () => {
    const { widthOf, pictureOf } = deviceText();
    expect(widthOf('Bain', 10)).toBeCloseTo(40);
    const { picture, width, height } = pictureOf('Bain', { size: 10, color: 'red' });
    expect(text(picture)).toBe('file');
    expect(width).toBeCloseTo(40);
    expect(height).toBeCloseTo(13);
    expect(done).toEqual([
      ['fill', '#fff', 0, 0, 112, 37],
      ['text', 'red', expect.stringMatching(/^27\.[78]\d*px system-ui/), 'Bain', 0, 18.5],
      ['made', 112, 37, 'image/jpeg', 0.92],
    ]);
    expect(pictureOf('', { size: 10, color: 'red' }).width).toBe(1);
  });

  it('fails where the browser draws nothing', async () => {
    context = null;
    await expect(fetchPicture({ url: '/a.svg' }, frame)).rejects.toThrow('draws no pictures');
    expect(deviceText).toThrow('draws no pictures');
  });
});
