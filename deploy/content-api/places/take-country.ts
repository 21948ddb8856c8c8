import { countries, countryNames, languages, type Region } from 'shared/i18n';
import streets from './data/street-words.json' with { type: 'json' };
import { fold } from './spelling.ts';

/** What else people write than the name of a country in a language of the site. */
const otherNames: Record<Region, string[]> = {
  FR: [],
  BE: [],
  NL: ['The Netherlands', 'Holland'],
  DE: [],
  CH: ['Svizzera'],
  AT: [],
  LU: [],
  GB: ['UK', 'England', 'Scotland', 'Wales'],
};

/** The countries of the site, ISO 3166-1. */
export const regions = [...new Set(countryNames.map((country): Region => countries[country].region))];
const besideTowns = new Set(streets.besideTowns.map(fold));
const inLanguages = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** Every name with its country, the longest first: "The Netherlands" ends as "Netherlands" does. */
const namesOfCountries = regions
  .flatMap((region) =>
    [...inLanguages.map((names) => names.of(region) ?? ''), ...otherNames[region]].map(
      (name) => [fold(name), region] as const,
    ),
  )
  .sort(([one], [other]) => other.length - one.length);

/** Takes the country off the end of an address, whose folded parts these are, unless it is all that there is; undefined where none is named. */
export function takeCountry(parts: string[]): string | undefined {
  const last = parts.at(-1) ?? '';
  for (const [name, country] of namesOfCountries) {
    if (last === name && parts.length > 1 && !/\d/.test(parts.join())) parts.pop();
    // A town, too: "5 rue Haute, Luxembourg" is there.
    else if (country === 'LU') continue;
    else if (last === name && parts.length > 1) parts.pop();
    // Noord-Holland is no town of Holland.
    else if (last.endsWith(` ${name}`) && !besideTowns.has(last.slice(0, -name.length - 1)))
      parts[parts.length - 1] = last.slice(0, -name.length - 1);
    else continue;
    return country;
  }
  return undefined;
}
