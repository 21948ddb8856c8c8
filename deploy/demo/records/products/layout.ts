import type { LayoutContent, Localised } from '../../../content-api/content.ts';
import type { Construction, ProductRecord } from '../product-record.ts';
import { words } from '../words.ts';

type Size = ProductRecord['size'];

/** What a piece takes from its outer size before a drawer or a shelf begins, in centimetres. */
const sides = 6;
const back = 8;

/** Gives products that do not say what is inside them a layout that follows from how they are built. */
export const withLayout = (products: ProductRecord[]): ProductRecord[] =>
  products.map((product) => {
    const layout = product.layout ?? layoutOf(product.construction, product.size);
    return layout ? { ...product, layout } : product;
  });

function layoutOf(construction: Construction, size: Size): LayoutContent | undefined {
  if (construction.kind === 'unit') return unitLayout(construction, size);
  if (construction.kind === 'cabinet') return cabinetLayout(construction, size);
  return undefined;
}

type Unit = Extract<Construction, { kind: 'unit' }>;
type Cabinet = Extract<Construction, { kind: 'cabinet' }>;

function unitLayout({ columns, rows, doors, openShelf, frame }: Unit, [width, height, depth]: Size): LayoutContent {
  const [inner, behind] = [Math.round(width / columns - sides), depth - back];
  const shelf = openShelf ? { shelvesCount: 1 } : {};
  if (doors) return { dimensions: inside(inner, height - 20, behind), doorCount: columns, shelvesCount: columns };
  const high = frame ? 14 : Math.round((openShelf ? height * 0.55 : height) / rows - 9);
  return { dimensions: drawersOf(columns * rows, inner, high, behind), drawerCount: columns * rows, ...shelf };
}

function cabinetLayout({ doors, drawers, open }: Cabinet, [width, height, depth]: Size): LayoutContent {
  const [inner, behind] = [width - sides, depth - back];
  if (open) return { dimensions: inside(inner, Math.round(height / 5 - 4), behind), shelvesCount: 5, nicheCount: 5 };
  if (doors === 0) {
    const high = Math.round(height / drawers - 7);
    return { dimensions: drawersOf(drawers, inner, high, behind), drawerCount: drawers };
  }
  const behindDoors = height - drawers * 20 - sides;
  return {
    dimensions: inside(inner, behindDoors, behind),
    doorCount: doors,
    shelvesCount: Math.max(1, Math.floor(behindDoors / 30)),
    ...(drawers > 0 && { drawerCount: drawers }),
  };
}

const drawersOf = (count: number, width: number, height: number, depth: number): Localised => {
  const inner = `${width} × ${height} × ${depth} cm`;
  return count === 1
    ? words(
        `1 tiroir, ${inner} à l’intérieur`,
        `1 lade, binnenin ${inner}`,
        `1 drawer, ${inner} inside`,
        `1 Schublade, innen ${inner}`,
      )
    : words(
        `${count} tiroirs de ${inner} à l’intérieur`,
        `${count} laden van ${inner} binnenin`,
        `${count} drawers, each ${inner} inside`,
        `${count} Schubladen, innen je ${inner}`,
      );
};

const inside = (width: number, height: number, depth: number): Localised => {
  const inner = `${width} × ${height} × ${depth} cm`;
  return words(
    `Volume intérieur de ${inner}`,
    `Binnenruimte van ${inner}`,
    `Inner space of ${inner}`,
    `Innenraum von ${inner}`,
  );
};
