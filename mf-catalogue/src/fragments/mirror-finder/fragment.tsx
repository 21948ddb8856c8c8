import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FragmentProps } from 'shared/fragments';
import { usePlatform } from 'shared/platform';
import type { FragmentContext, Loaded } from 'shared/remote';
import { href } from 'shared/routes';
import { CallToAction, Texts, Translated } from 'shared/ui';
import { combinationOf, flow, queryBackTo } from '../../domain/mirror-finder.ts';
import { loadProductsNamed } from '../../products/load-products.ts';
import type { ProductCardFragment } from '../../products/product-card.generated.ts';
import { ProductGrid } from '../../products/product-grid.tsx';
import { MirrorFinderDocument } from './mirror-finder.generated.ts';
import styles from './mirror-finder.module.css';
import { type Answers, MultiQuestion, SingleQuestion, useAddress } from './questions.tsx';

/** The question that the address asks now or, when all are answered, the mirrors for those answers. */
export async function load({ platform }: FragmentContext<'mf-catalogue/mirror-finder'>) {
  const { mirrorFinder } = await platform.content.query(MirrorFinderDocument, {});
  const { answered, current } = flow(mirrorFinder.steps, platform.route.query);
  if (current) return { answered, current };
  const combination = combinationOf(answered);
  const mapped = mirrorFinder.mapping.find((one) => one.combination === combination);
  const total = new Set(mirrorFinder.mapping.flatMap(({ products }) => products)).size;
  return { answered, total, result: await loadProductsNamed(platform, mapped?.products ?? []) };
}

interface ViewProps {
  data: Loaded<typeof load>;
  props: FragmentProps['mf-catalogue/mirror-finder'];
}

/** The guided way to a mirror: one question at a time, each with an address of its own. */
export function View({ data: { answered, current, result, total }, props: { document } }: ViewProps) {
  const { t } = useTranslation();
  const AskFor = current?.type === 'multi' ? MultiQuestion : SingleQuestion;
  return (
    <section id="finder" className={styles.finder} aria-label={t('finder.label')}>
      {current && <AskFor key={current.id} step={current} answered={answered} />}
      {answered.length > 0 && <GivenAnswers answered={answered} />}
      {result && <Result products={result} />}
      <Said step={answered.length}>
        {current ? (
          <>
            {t('finder.step', { number: answered.length + 1 })}.{' '}
            <Translated as="span" text={current.question} language={current.questionLanguage} />
          </>
        ) : result?.length ? (
          t('finder.result-of', { count: result.length, total })
        ) : (
          t('finder.no-match')
        )}
      </Said>
      <Actions document={document} modify={result !== undefined} />
    </section>
  );
}

/** What has been answered so far; each answer leads back to its question. */
function GivenAnswers({ answered }: { answered: Answers }) {
  const { t } = useTranslation();
  const address = useAddress();
  return (
    <ol className={styles.given} aria-label={t('finder.answers')}>
      {answered.map(({ step, codes }) => {
        const chosen = step.answers
          .filter(({ value }) => codes.includes(value))
          .map(({ resultLabel, resultLabelLanguage }) => ({ text: resultLabel, language: resultLabelLanguage }));
        return (
          <li key={step.id}>
            <a href={address(queryBackTo(answered, step.id))}>
              <Translated as="span" className={styles.label} text={step.label} language={step.labelLanguage} />{' '}
              <Texts texts={chosen.length > 0 ? chosen : [{ text: t('finder.none') }]} />
              <span className="visually-hidden">. {t('finder.change')}</span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}

/** The mirrors for the answers, or a sentence that there are none. */
export function Result({ products }: { products: readonly ProductCardFragment[] }) {
  const { t } = useTranslation();
  if (products.length === 0) return <p className={styles.question}>{t('finder.no-match')}</p>;
  return (
    <div className={styles.result}>
      <h3 className={styles.question}>{t('finder.result', { count: products.length })}</h3>
      <ProductGrid products={products} />
    </div>
  );
}

/** How long screen readers need to know a live region before they read what changes in it, in ms. */
const regionMs = 100;

/** Reads out what an answer led to: a page that is just opened is read by itself. */
function Said({ step, children }: { step: number; children: ReactNode }) {
  const [said, say] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => location.hash === '#finder' && say(step), regionMs);
    return () => clearTimeout(timer);
  }, [step]);
  return (
    <p className="visually-hidden" role="status">
      {said === step && children}
    </p>
  );
}

/** The value of the type in the address of the products, the same in every language. */
const mirrors = { type: 'Miroir', subtype: 'all' };

interface ActionsProps {
  document: FragmentProps['mf-catalogue/mirror-finder']['document'];
  /** Whether everything is answered, so that the answers can be given anew. */
  modify: boolean;
}

/** The ways on: answer anew, download the catalogue, see all mirrors. */
function Actions({ document, modify }: ActionsProps) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const address = useAddress();
  return (
    <div className={styles.actions}>
      {modify && <CallToAction link={{ url: address({}), label: t('finder.modify') }} look="filled" />}
      {document && (
        <a className={styles.document} href={document.url} lang={document.labelLanguage ?? undefined} download>
          {document.label}
        </a>
      )}
      <CallToAction link={{ url: href('overview-product', language, {}, mirrors), label: t('finder.all') }} />
    </div>
  );
}
