import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useReactToPrint } from 'react-to-print';
import { detailsOf, type Sheet } from './listed-products.ts';
import { PaperEnd, PaperTop } from './on-paper.tsx';
import styles from './print-list.module.css';
import { qrCodeOf } from './qr-code.ts';

interface PrintListProps {
  sheet: Sheet;
  /** Called once the browser's print dialog was closed. */
  done(): void;
}

/** Prints a list as soon as it is shown: a sheet of its own, that nobody sees on the screen. */
export function PrintList({ sheet: { title, products, link, retailer }, done }: PrintListProps) {
  const { t } = useTranslation();
  const sheet = useRef<HTMLElement>(null);
  const print = useReactToPrint({
    contentRef: sheet,
    // The library would add an inline style and rewrite those of the page: the content security policy forbids both.
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
        <PaperTop code={link ? qrCodeOf(link) : undefined} />
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
        <PaperEnd retailer={retailer} />
      </article>
    </div>
  );
}

/**
 * Prints what is in a frame, with the styles of this page. They are copied word for word: the content security policy
 * allows inline styles by their hash. The browser names the file after `title`.
 */
async function printFrame({ contentDocument: paper, contentWindow }: HTMLIFrameElement, title: string): Promise<void> {
  if (!paper || !contentWindow) throw new Error('The sheet has no frame to be printed in');
  const sheets = [...document.querySelectorAll('style, link[rel~="stylesheet"]')].map((one) =>
    paper.importNode(one, true),
  );
  const loaded = sheets.filter((sheet) => sheet.matches('link')).map(settled);
  paper.head.append(...sheets);
  await Promise.all(loaded);
  await paper.fonts.ready;
  const before = document.title;
  document.title = title;
  contentWindow.print();
  document.title = before;
}

const settled = (link: Element): Promise<Event> =>
  new Promise((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, resolve, { once: true });
  });
