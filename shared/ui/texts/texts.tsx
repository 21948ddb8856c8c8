import { Fragment } from 'react';
import { usePlatform } from '../../platform/index.ts';

/** A text of the content system, and its language where that is not the page's. */
export interface Text {
  text: string;
  language?: string | null;
}

/** Texts in a row, each in its own language: with commas between, or semicolons where one has a comma itself. */
export const Texts = ({ texts }: { texts: readonly Text[] }) =>
  texts.map(({ text, language }, index) => (
    <Fragment key={index}>
      {index > 0 && (texts.some((one) => one.text.includes(', ')) ? '; ' : ', ')}
      {language ? <span lang={language}>{text}</span> : text}
    </Fragment>
  ));

interface TranslatedProps {
  as?: 'p' | 'span' | 'h1' | 'h2' | 'h3' | 'h4' | 'dt' | 'figcaption';
  className?: string;
  text: string | null | undefined;
  /** Where it is not the page's: a text without a translation comes in another language. */
  language: string | null | undefined;
}

/** A text of the content system in an element that says its language; nothing where there is no text. */
export const Translated = ({ as: Element = 'p', className, text, language }: TranslatedProps) =>
  text ? (
    <Element className={className} lang={language ?? undefined}>
      {text}
    </Element>
  ) : null;

/** The texts of a list, with the languages that the content system answers beside it. */
export const textsIn = (texts: readonly string[], languages: readonly (string | null)[] | null): Text[] =>
  texts.map((text, index) => ({ text, language: languages?.[index] }));

/** What something costs, as the visitor's country writes it: "1 290 €", "€ 1.290,50". `currency` as `EUR`. */
export function Price({ amount, currency }: { amount: number; currency: string }) {
  const { locale } = usePlatform();
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  return <data value={amount}>{money.format(amount)}</data>;
}
