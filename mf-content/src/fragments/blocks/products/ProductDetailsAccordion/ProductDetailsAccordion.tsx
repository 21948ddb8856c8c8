import { useTranslation } from 'react-i18next';
import { type Text, Translated, textsIn } from 'shared/ui';
import { DescriptionList, type Fact } from '../../../../components/description-list.tsx';
import { Disclosure } from '../../../../components/disclosure.tsx';
import { DocumentLink } from '../../../../components/document-link.tsx';
import type { ProductDetailsAccordionFragment } from './ProductDetailsAccordion.generated.ts';
import styles from './ProductDetailsAccordion.module.css';

/** All that there is to know of a product in folded groups; the first one, its measures, is open. */
export function ProductDetailsAccordion({ block: { product } }: { block: ProductDetailsAccordionFragment }) {
  const { t } = useTranslation();
  const { fichesTechniques, noticesMontage, guidesChoix, fichesTarif } = product;
  const documents = [...fichesTechniques, ...noticesMontage, ...guidesChoix, ...fichesTarif];
  const groups = details(product, (key, values) => t(key, { ...values }));
  return (
    <section className={styles.section}>
      <div className={styles.words}>
        <h2 className={styles.heading}>{t('details.heading')}</h2>
        <Translated className={styles.description} text={product.description} language={product.descriptionLanguage} />
      </div>
      {(groups.length > 0 || documents.length > 0) && (
        <div className={styles.disclosures}>
          {groups.map(({ heading, facts }, index) => (
            <Disclosure key={heading} level="h3" heading={heading} open={index === 0}>
              <DescriptionList facts={facts} />
            </Disclosure>
          ))}
          {documents.length > 0 && (
            <Disclosure level="h3" heading={t('details.documents')}>
              <ul className={styles.documents}>
                {documents.map((document, index) => (
                  <li key={index}>
                    <DocumentLink document={document} />
                  </li>
                ))}
              </ul>
            </Disclosure>
          )}
        </div>
      )}
    </section>
  );
}

type Product = ProductDetailsAccordionFragment['product'];
type Material = Product['materials'][number];
/** A text of this remote, by its key. */
type Say = (key: string, values?: Record<string, number>) => string;

interface Detail {
  heading: string;
  facts: Fact[];
}

/** What there is to know of a product, in groups; unknown values and empty groups are left out. */
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
      [t('details.inside'), said(layout?.dimensions, layout?.dimensionsLanguage)],
      [t('details.drawers'), layout?.drawerCount],
      [t('details.doors'), layout?.doorCount],
      [t('details.shelves'), layout?.shelvesCount],
      [t('details.niches'), layout?.nicheCount],
      [t('details.mirror-door'), said(layout?.mirrorDoorLabel, layout?.mirrorDoorLabelLanguage)],
      [t('details.handles'), layout && textsIn(layout.handles, layout.handlesLanguages)],
    ]),
    group(t('details.basins'), [
      [
        t('details.basin-position'),
        vasques && textsIn(vasques.vasquesPositionOptions, vasques.vasquesPositionOptionsLanguages),
      ],
      [t('details.basin-type'), vasques && textsIn(vasques.vasquesTypeOptions, vasques.vasquesTypeOptionsLanguages)],
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
  value: string | number | readonly Text[] | null | undefined,
  nameLanguage?: string | null,
];

/** A count of zero gets no line. */
function group(heading: string, lines: readonly Line[]): Detail {
  return {
    heading,
    facts: lines.flatMap(([name, value, nameLanguage]) => {
      const values = typeof value === 'object' && value ? value : said(value ? String(value) : undefined);
      return values.length > 0 ? [{ name, nameLanguage, values }] : [];
    }),
  };
}

const said = (text?: string | null, language?: string | null): Text[] => (text ? [{ text, language }] : []);

function choiceOf({ name, nameLanguage, summary, summaryLanguage, colorCount, finishCount }: Material, t: Say): Line {
  const counted = [
    colorCount > 0 && t('details.colours', { count: colorCount }),
    finishCount && t('details.finishes', { count: finishCount }),
  ].filter(Boolean);
  return [name, summary ? said(summary, summaryLanguage) : counted.join(', '), nameLanguage];
}
