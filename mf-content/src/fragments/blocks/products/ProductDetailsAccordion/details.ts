import type { ProductDetailsAccordionFragment } from './ProductDetailsAccordion.generated.ts';

type Product = ProductDetailsAccordionFragment['product'];
type Material = Product['materials'][number];
/** A text of this remote, by its key. */
type Say = (key: string, values?: Record<string, number>) => string;

interface Fact {
  name: string;
  value: string;
}

export interface Detail {
  heading: string;
  facts: Fact[];
}

/** What there is to know of a product, in groups; what nobody knows is left out, and so is a group without anything. */
export function details(product: Product, t: Say): Detail[] {
  const { size, layout, vasques, materials } = product;
  const centimetres = (value?: number | null) => (value ? t('product.centimetres', { value }) : undefined);
  const groups = [
    group(t('details.dimensions'), [
      [t('product.width'), centimetres(size.width)],
      [t('product.height'), centimetres(size.height)],
      [t('product.depth'), centimetres(size.depth)],
    ]),
    group(t('details.layout'), [
      [t('details.inside'), layout?.dimensions],
      [t('details.drawers'), layout?.drawerCount],
      [t('details.doors'), layout?.doorCount],
      [t('details.shelves'), layout?.shelvesCount],
      [t('details.niches'), layout?.nicheCount],
      [t('details.mirror-door'), layout?.mirrorDoorLabel],
      [t('details.handles'), layout?.handles.join(', ')],
    ]),
    group(t('details.basins'), [
      [t('details.basin-position'), vasques?.vasquesPositionOptions.join(', ')],
      [t('details.basin-type'), vasques?.vasquesTypeOptions.join(', ')],
      ...(vasques?.vasquesMaterials ?? []).map((material) => choiceOf(material, t)),
    ]),
    group(
      t('product.materials'),
      materials.map((material) => choiceOf(material, t)),
    ),
  ];
  return groups.filter(({ facts }) => facts.length > 0);
}

type Line = readonly [name: string, value: string | number | null | undefined];

/** Nought of something is not worth a line. */
function group(heading: string, lines: readonly Line[]): Detail {
  return { heading, facts: lines.flatMap(([name, value]) => (value ? [{ name, value: String(value) }] : [])) };
}

function choiceOf({ name, summary, colorCount, finishCount }: Material, t: Say): Line {
  const counted = [
    colorCount > 0 && t('details.colours', { count: colorCount }),
    finishCount && t('details.finishes', { count: finishCount }),
  ].filter(Boolean);
  return [name, summary || counted.join(', ')];
}
