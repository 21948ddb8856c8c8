import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useReactToPrint } from 'react-to-print';
import type { ListedProduct } from '../domain/listed-product.ts';
import { detailsOf } from '../printable/details-of.ts';
import { printFrame } from './print-frame.ts';
import styles from './print-list.module.css';

interface PrintListProps {
  title: string;
  products: readonly ListedProduct[];
  /** Called once the browser's print dialog was closed. */
  done(): void;
}

/** Prints a list as soon as it is shown: a sheet of its own, that nobody sees on the screen. */
export function PrintList({ title, products, done }: PrintListProps) {
  const { t } = useTranslation();
  const sheet = useRef<HTMLElement>(null);
  const print = useReactToPrint({
    contentRef: sheet,
    // The library's own style is inline, and it puts those of the page in other words: the site's policy forbids both.
    pageStyle: '',
    ignoreGlobalStyles: true,
    print: (frame) => printFrame(frame, `${t('printable.kind')} – ${title}`),
    onAfterPrint: done,
    onPrintError: done,
  });
  const printed = useRef(false);
  useEffect(() => {
    if (printed.current) return;
    printed.current = true;
    print();
  }, [print]);
  return (
    <div hidden>
      <article ref={sheet} className={styles.sheet}>
        <p className={styles.kind}>{t('printable.kind')}</p>
        <h1 className={styles.title}>{title}</h1>
        <ul className={styles.products}>
          {products.map((product) => (
            <li key={product.uid} className={styles.product}>
              <img
                className={styles.picture}
                src={product.picture.url}
                alt={product.picture.alt}
                lang={product.picture.altLanguage ?? undefined}
              />
              <div>
                <h2 className={styles.heading} lang={product.headingLanguage ?? undefined}>
                  {product.heading}
                </h2>
                {detailsOf(product, t).map(({ text, language }) => (
                  <p key={text} className={styles.detail} lang={language}>
                    {text}
                  </p>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </article>
    </div>
  );
}
