import { everyCountry } from '../../registry/contract.ts';
import { sayChanged } from '../content/say-changed.ts';
import { personHere, withRegistry, wrongUse } from '../run-command.ts';

interface Given {
  to?: string;
  only?: string;
  country: string;
  by?: string;
  why: string;
  force: boolean;
  site?: string;
}

/** Puts changes of content back, as `npm run rollback -- content` is told to. */
export async function rollBackContent(given: Given): Promise<void> {
  const { why, force, country } = given;
  if (country !== everyCountry) throw wrongUse('All countries show one content: leave --country out');
  if (given.to !== undefined && given.only !== undefined) throw wrongUse('Either --to or --only');
  const [to, only] = [numberOf('--to', given.to), numberOf('--only', given.only)];
  await withRegistry(async (registry) => {
    const changed = await registry.client.rollBackContent({ to, only, by: personHere(given.by), why, force });
    sayChanged(registry, changed, `Put back: ${changed.undone.map((number) => `change ${number}`).join(', ')}`);
  }, given);
}

/** The number of a change that an option names. Throws SiteError `command-wrong` where it names none. */
export function numberOf(option: string, text: string | undefined, what = 'a change of content'): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw wrongUse(`${option} is the number of ${what}, not ${text}`);
  return Number(text);
}
