/** A slug as a name: `line-120` becomes `Line-120`, in the writing of a locale (R149). */
export function capitalised(slug: string, locale: string): string {
  const [first = '', ...rest] = slug;
  return first.toLocaleUpperCase(locale) + rest.join('');
}
