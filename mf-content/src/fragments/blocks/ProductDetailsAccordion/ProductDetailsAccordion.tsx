import { useTranslation } from 'react-i18next';
import { DocumentLink } from '../DocumentLink/DocumentLink.tsx';
import { Facts } from '../Facts/Facts.tsx';
import { Fold } from '../Fold/Fold.tsx';
import { details } from './details.ts';
import type { ProductDetailsAccordionFragment } from './ProductDetailsAccordion.generated.ts';
import styles from './ProductDetailsAccordion.module.css';

/** All that there is to know of a product, folded: its measures stand open (R206). */
export function ProductDetailsAccordion({ block: { product } }: { block: ProductDetailsAccordionFragment }) {
  const { t } = useTranslation();
  const { fichesTechniques, noticesMontage, guidesChoix, fichesTarif } = product;
  const documents = [...fichesTechniques, ...noticesMontage, ...guidesChoix, ...fichesTarif];
  return (
    <section className={styles.section}>
      <div className={styles.words}>
        <h2 className={styles.heading}>{t('details.heading')}</h2>
        <p className={styles.description}>{product.description}</p>
      </div>
      <div className={styles.folds}>
        {details(product, (key, values) => t(key, { ...values })).map(({ heading, facts }, index) => (
          <Fold key={heading} level="h3" heading={heading} open={index === 0}>
            <Facts facts={facts} />
          </Fold>
        ))}
        {documents.length > 0 && (
          <Fold level="h3" heading={t('details.documents')}>
            <ul className={styles.documents}>
              {documents.map((document) => (
                <li key={document.url}>
                  <DocumentLink document={document} />
                </li>
              ))}
            </ul>
          </Fold>
        )}
      </div>
    </section>
  );
}
