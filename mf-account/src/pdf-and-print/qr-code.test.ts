import fc from 'fast-check';
import decode from 'qr/decode.js';
import { qrCodeOf } from './qr-code.ts';

/** What a camera reads of dark bars, each square of four pixels, with the light edge around. */
function readBack(size: number, bars: { x: number; y: number; length: number }[]): string {
  const scale = 4;
  const width = (size + 8) * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const { x, y, length } of bars)
    for (let row = (y + 4) * scale; row < (y + 5) * scale; row += 1)
      for (let column = (x + 4) * scale; column < (x + 4 + length) * scale; column += 1)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  return decode({ width, height: width, data });
}

const link = fc.stringMatching(/^[\w-]{43}$/).map((token) => `https://www.rivelle.be/fr/liste-partagee/${token}`);

// C70
it('is read back as the link that it was made of', () => {
  fc.assert(
    fc.property(link, (address) => {
      const { size, bars } = qrCodeOf(address);
      expect(readBack(size, bars)).toBe(address);
    }),
    { numRuns: 20 },
  );
});
