import { wrongUse } from '../run-command.ts';

/** A share in per cent as a person writes it: `10` or `10%`. Throws SiteError `command-wrong` for anything else. */
export function percentOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percent = /^\d{1,3}\s?%?$/.test(text) ? Number.parseInt(text, 10) : 0;
  if (percent < 1 || percent > 100) throw wrongUse(`--percent has to be a whole number from 1 to 100, not ${text}`);
  return percent;
}
