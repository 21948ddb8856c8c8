/** `0.4 km`, `3.2 km`, `12 km`, as the locale writes it. */
export const distanceText = (km: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: km < 10 ? 1 : 0,
  }).format(km);
