const unitSeconds = { m: 60, h: 3600, d: 86_400 } as const;

/** No QA link lasts longer, in seconds. */
export const longestSeconds = 7 * unitSeconds.d;

/** The seconds of `30m`, `2h` or `7d`; undefined where a text is none of these, or more than seven days. */
export function secondsOf(lifetime: string): number | undefined {
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(lifetime) ?? [];
  if (unit !== 'm' && unit !== 'h' && unit !== 'd') return undefined;
  const seconds = Number(count) * unitSeconds[unit];
  return seconds > 0 && seconds <= longestSeconds ? seconds : undefined;
}
