import { useTranslation } from 'react-i18next';
import { DescriptionList } from '../../../../components/description-list/description-list.tsx';
import { Disclosure } from '../../../../components/disclosure/disclosure.tsx';
import { DocumentLink } from '../../../../components/document-link/document-link.tsx';
import { details } from './details.ts';
import type { ProductDetailsAccordionFragment } from './ProductDetailsAccordion.generated.ts';
import styles from './ProductDetailsAccordion.module.css';

/** All that there is to know of a product, folded: its measures are open (R206). */
export function ProductDetailsAccordion({ block: { product } }: { block: ProductDetailsAccordionFragment }) {
  const { t } = useTranslation();
  const { fichesTechniques, noticesMontage, guidesChoix, fichesTarif } = product;
  const documents = [...fichesTechniques, ...noticesMontage, ...guidesChoix, ...fichesTarif];
  return (
    <section className={styles.section}>
      <div className={styles.words}>
        <h2 className={styles.heading}>{t('details.heading')}</h2>
        <p className={styles.description} lang={product.descriptionLanguage ?? undefined}>
          {product.description}
        </p>
      </div>
      <div className={styles.disclosures}>
        {details(product, (key, values) => t(key, { ...values })).map(({ heading, facts }, index) => (
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
    </section>
  );
}
