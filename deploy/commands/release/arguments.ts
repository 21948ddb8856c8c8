import { applications } from 'shared/build';
import { oneOf, wrongUse } from '../run-command.ts';

const thereAre = `There are: ${applications.join(', ')}`;

/** The one remote that a command is about. Throws SiteError `command-wrong` where it is missing or not known. */
export function oneRemote(names: readonly string[]): string {
  const [name, ...others] = names;
  if (name === undefined) throw wrongUse(`Which remote? ${thereAre}`);
  if (others.length) throw wrongUse(`One remote at a time, not ${names.join(' and ')}`);
  return oneOf('', name, applications);
}

/** A share in per cent as a person writes it: `10` or `10%`. Throws SiteError `command-wrong` for anything else. */
export function percentOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percent = /^\d{1,3}\s?%?$/.test(text) ? Number.parseInt(text, 10) : 0;
  if (percent < 1 || percent > 100) throw wrongUse(`--percent has to be a whole number from 1 to 100, not ${text}`);
  return percent;
}
