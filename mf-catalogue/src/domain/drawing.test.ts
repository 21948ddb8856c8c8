import fc from 'fast-check';
import { type Box, drawing, measured, person, type View } from './drawing.ts';

const cm = fc.integer({ min: 1, max: 260 });
const sizes = fc.record({ width: cm, height: cm, depth: cm });
const kinds = fc.record({
  type: fc.constantFrom('Miroir', 'Meuble sous-vasque', 'Meuble de rangement', 'Étagère', 'Accessoire', 'Nouveau'),
  subType: fc.constantFrom('Plateau', 'Patères', 'Meuble haut', undefined),
});
const besides = fc.oneof(fc.constant('person' as const), fc.record({ wall: fc.integer({ min: 40, max: 600 }) }));

const isInside = ({ width, height }: View, box: Box) =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;

describe('the drawing', () => {
  it('shows a product in its own size, wholly, and nothing out of the picture', () => {
    fc.assert(
      fc.property(sizes, kinds, besides, (size, kind, beside) => {
        const { front, side } = drawing(size, kind, beside);
        expect(front.product).toMatchObject({ width: size.width, height: size.height });
        expect(side?.product).toMatchObject({ width: size.depth, height: size.height, y: front.product.y });
        expect(side?.height).toBe(front.height);
        for (const box of [front.product, front.person, front.wall]) if (box) expect(isInside(front, box)).toBe(true);
        expect(side && isInside(side, side.product)).toBe(true);
      }),
    );
  });

  it('stands a person beside it, on the same floor and never over it', () => {
    fc.assert(
      fc.property(sizes, kinds, (size, kind) => {
        const { front, free } = drawing(size, kind, 'person');
        expect(front.person).toMatchObject({ y: 0, height: person.height });
        expect(front.product.x).toBeGreaterThan((front.person?.x ?? 0) + person.width);
        expect(free).toBeUndefined();
      }),
    );
  });

  it('hangs it in the middle of a wall, and says what stays free on each side', () => {
    fc.assert(
      fc.property(sizes, kinds, fc.integer({ min: 40, max: 600 }), (size, kind, wall) => {
        const { front, free = Number.NaN } = drawing(size, kind, { wall });
        expect(front.product.x - (front.wall?.x ?? 0)).toBeCloseTo(free);
        expect(2 * free + size.width).toBeCloseTo(wall);
      }),
    );
  });

  it('hangs a mirror at the height of the eyes, and a washbasin unit so that its top is at 88 cm', () => {
    const size = { width: 60, height: 60 };
    expect(drawing(size, { type: 'Miroir' }, 'person').front.product.y).toBe(127);
    expect(drawing({ ...size, height: 50 }, { type: 'Meuble sous-vasque' }, 'person').front.product.y).toBe(38);
    expect(drawing(size, { type: 'Miroir' }, 'person').side).toBeUndefined();
  });

  it.each([
    ['Étagère', undefined, 120],
    ['Meuble de rangement', 'Meuble haut', 130],
    ['Accessoire', 'Porte-serviettes', 95],
    ['Accessoire', 'Patères', 160],
    ['Accessoire', 'Plateau', 88],
    ['Meuble de rangement', 'Colonne', 0],
    ['Tabouret', undefined, 0],
  ])('begins %s, %s, %d cm above the floor', (type, subType, above) => {
    expect(drawing({ width: 60, height: 40 }, { type, subType }, 'person').front.product.y).toBe(above);
  });

  it('hangs nothing into the floor, however high it is', () => {
    const high = { width: 60, height: 400 };
    for (const type of ['Miroir', 'Meuble sous-vasque'])
      expect(drawing(high, { type }, 'person').front.product.y).toBe(0);
  });

  it('shows no more of a room than it needs: the height of a person, or that of a wall', () => {
    const size = { width: 60, height: 40 };
    const beside = drawing(size, { type: 'Tabouret' }, 'person');
    const onWall = drawing(size, { type: 'Tabouret' }, { wall: 240 });
    expect([beside, onWall].map(({ front: { width, height } }) => ({ width, height }))).toEqual([
      { width: 206, height: 190 },
      { width: 280, height: 270 },
    ]);
    expect(drawing({ width: 60, height: 300 }, { type: 'Tabouret' }, 'person').front.height).toBe(320);
  });

  it('needs a width and a height', () => {
    expect(measured({ width: 60, height: null })).toBeUndefined();
    expect(measured({ width: 60, height: 50, depth: null })).toEqual({ width: 60, height: 50, depth: null });
  });
});
