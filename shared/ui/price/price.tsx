import { usePlatform } from '../../platform/index.ts';

/** What something costs, as the visitor's country writes it: "1 290 €", "€ 1.290,50". `currency` as `EUR`. */
export function Price({ amount, currency }: { amount: number; currency: string }) {
  const { locale } = usePlatform();
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  return <data value={amount}>{money.format(amount)}</data>;
}
