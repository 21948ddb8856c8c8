import { type Country, countries } from 'shared/i18n';
import { z } from 'zod';

/** The tag-manager container of each country that has one (R56). */
export type TagManagerIds = Partial<Record<Country, string>>;

const pair = /^([a-z]+)=(GTM-[A-Z0-9]+)$/;
const isCountry = (text: string): text is Country => Object.hasOwn(countries, text);

/** Reads `fr=GTM-AAAA,be=GTM-BBBB`: the country by the ending of its host. */
export const tagManagerIds = z.string().transform((list, { addIssue }): TagManagerIds => {
  const ids: TagManagerIds = {};
  for (const entry of list.split(',')) {
    const [, country = '', id] = pair.exec(entry.trim()) ?? [];
    if (isCountry(country) && id) ids[country] = id;
    else addIssue('must be a list as fr=GTM-AAAA,be=GTM-BBBB');
  }
  return ids;
});

/** The same list as text, as the setting has it. */
export const tagManagerText = (ids: TagManagerIds): string =>
  Object.entries(ids)
    .map(([country, id]) => `${country}=${id}`)
    .join();
