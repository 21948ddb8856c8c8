import type { ProductDetailsAccordionFragment } from './ProductDetailsAccordion.generated.ts';

type Product = ProductDetailsAccordionFragment['product'];
type Material = Product['materials'][number];
/** A text of this remote, by its key. */
type Say = (key: string, values?: Record<string, number>) => string;

interface Fact {
  name: string;
  value: string;
  /** The languages of both, where those are not the page's. */
  nameLanguage?: string;
  valueLanguage?: string;
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
      [t('details.inside'), layout?.dimensions, { value: layout?.dimensionsLanguage }],
      [t('details.drawers'), layout?.drawerCount],
      [t('details.doors'), layout?.doorCount],
      [t('details.shelves'), layout?.shelvesCount],
      [t('details.niches'), layout?.nicheCount],
      [t('details.mirror-door'), layout?.mirrorDoorLabel, { value: layout?.mirrorDoorLabelLanguage }],
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

type Line = readonly [
  name: string,
  value: string | number | null | undefined,
  languages?: { name?: string | null; value?: string | null },
];

/** Nought of something is not worth a line. */
function group(heading: string, lines: readonly Line[]): Detail {
  return {
    heading,
    facts: lines.flatMap(([name, value, languages]) =>
      value ? [{ name, value: String(value), ...known(languages) }] : [],
    ),
  };
}

const known = (languages: Line[2]): Pick<Fact, 'nameLanguage' | 'valueLanguage'> => ({
  ...(languages?.name && { nameLanguage: languages.name }),
  ...(languages?.value && { valueLanguage: languages.value }),
});

function choiceOf({ name, nameLanguage, summary, summaryLanguage, colorCount, finishCount }: Material, t: Say): Line {
  const counted = [
    colorCount > 0 && t('details.colours', { count: colorCount }),
    finishCount && t('details.finishes', { count: finishCount }),
  ].filter(Boolean);
  return [name, summary || counted.join(', '), { name: nameLanguage, value: summary && summaryLanguage }];
}
