import fc from 'fast-check';
import { crop } from './crop.ts';

const side = fc.integer({ min: 100, max: 4000 });
// Of all doubles nearly every one is tiny: no place would lie where a cut keeps it.
const ratios = fc.integer({ min: 30, max: 300 }).map((hundredths) => hundredths / 100);
const percent = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);

it('moves a place away from the middle by as much as the cut enlarges', () => {
  const picture = { width: 2000, height: 1000, hotspots: [{ x: 60, y: 30 }] };
  expect(crop(picture, 1)).toEqual({ ratio: 1, hotspots: [{ x: 70, y: 30 }] });
});

it('cuts around the focus', () => {
  const picture = { width: 2000, height: 1000, focus: { x: 0, y: 50 }, hotspots: [{ x: 20, y: 30 }] };
  expect(crop(picture, 1)).toEqual({ ratio: 1, hotspots: [{ x: 40, y: 30 }] });
});

it('leaves the picture whole where the cut would take a place away', () => {
  const picture = { width: 2000, height: 1000, hotspots: [{ x: 90, y: 30 }] };
  expect(crop(picture, 1)).toEqual({ hotspots: [{ x: 90, y: 30 }] });
});

it.each([
  [8, true],
  [7.5, false],
  [92, true],
  [92.5, false],
])('keeps a place at %d percent of what is shown: %p', (shown, isKept) => {
  const before = 50 + (shown - 50) / 2;
  for (const [size, spot] of [
    [
      { width: 2000, height: 1000 },
      { x: before, y: 50 },
    ],
    [
      { width: 1000, height: 2000 },
      { x: 50, y: before },
    ],
  ] as const)
    expect(crop({ ...size, hotspots: [spot] }, 1).ratio).toBe(isKept ? 1 : undefined);
});

it('leaves a picture of unknown size whole, and cuts one without places', () => {
  expect(crop({ hotspots: [{ x: 60, y: 30 }] }, 1)).toEqual({ hotspots: [{ x: 60, y: 30 }] });
  expect(crop({ hotspots: [] }, 1)).toEqual({ ratio: 1, hotspots: [] });
});

it('points at the same pixel of the picture before and after', () => {
  fc.assert(
    fc.property(side, side, ratios, percent, percent, (width, height, ratio, x, y) => {
      const cut = crop({ width, height, hotspots: [{ x, y }] }, ratio);
      const shownWidth = cut.ratio ? Math.min(width, height * cut.ratio) : width;
      const shownHeight = cut.ratio ? Math.min(height, width / cut.ratio) : height;
      const [place] = cut.hotspots;
      expect((width - shownWidth) / 2 + ((place?.x ?? 0) / 100) * shownWidth).toBeCloseTo((x / 100) * width, 3);
      expect((height - shownHeight) / 2 + ((place?.y ?? 0) / 100) * shownHeight).toBeCloseTo((y / 100) * height, 3);
    }),
  );
});
