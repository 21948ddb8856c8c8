import { SiteError } from 'shared/errors';
import { type Country, countryOfHost } from 'shared/i18n';
import type { z } from 'zod';
import { type QaView, qaViewSchema } from '../../tokens/qa-view.ts';

/** Where the gateway takes a ticket, and where it is given back. */
export const qaPrefix = '/_qa/';

/** The link that shows a page with a ticket: `http://fr.localhost:8080/_qa/<ticket>?to=%2Ffr`. */
export const qaAddress = (origin: string, ticket: string, path: string): string =>
  `${origin}${qaPrefix}${ticket}?to=${encodeURIComponent(path)}`;

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

const placeholder = '{country}';

/**
 * The origin of a country's host in a site that is named as `http://localhost:8080`, as `https://{country}.example.com`,
 * or by one country's own address. Throws SiteError `command-wrong` where the country's host does not follow from it.
 */
export function countryOrigin(site: string, country: Country): string {
  const filled = site.replace(placeholder, country);
  if (!/^https?:\/\//.test(site) || !URL.canParse(filled))
    throw new SiteError('command-wrong', `${site} is not an address as http://localhost:8080`);
  const url = new URL(filled);
  if (/(?:^|\.)localhost$/.test(url.hostname)) url.hostname = `${country}.localhost`;
  else if (!site.includes(placeholder) && countryOfHost(url.hostname) !== country)
    throw new SiteError(
      'command-wrong',
      `${site} is no address of the country ${country}; write ${placeholder} where its name stands`,
    );
  return url.origin;
}

/**
 * What somebody wants to see, from texts as `mf-search=2.1.0-rc.1` and `mf-stores=slow`.
 * Throws SiteError `command-wrong` naming the first text that says nothing.
 */
export function readQaOptions(
  versions: readonly string[],
  faults: readonly string[],
): Pick<QaView, 'versions' | 'faults'> {
  return {
    versions: read(versions, qaViewSchema.shape.versions, 'a remote and a version as mf-search=2.1.0'),
    faults: read(faults, qaViewSchema.shape.faults, 'a remote and slow, hang, 404 or throw as mf-stores=slow'),
  };
}

function read<Options>(texts: readonly string[], schema: z.ZodType<Options>, expected: string): Options {
  const pairs = texts.map((text) => text.split(/=(.*)/s, 2));
  const wrong = texts.find((_, index) => !schema.safeParse(Object.fromEntries([pairs[index] ?? []])).success);
  if (wrong !== undefined) throw new SiteError('command-wrong', `${wrong} is not ${expected}`);
  return schema.parse(Object.fromEntries(pairs));
}
