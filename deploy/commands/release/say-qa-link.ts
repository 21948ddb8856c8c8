import type { Country } from 'shared/i18n';
import type { QaLink } from '../../registry/qa/contract.ts';
import { countryOrigin, qaAddress } from '../../registry/qa/qa-link.ts';
import { readStartSettings } from '../../settings/settings.ts';
import { viewInWords } from '../../tokens/qa-view.ts';
import type { OpenRegistry } from '../open-registry.ts';

interface Where {
  country: Country;
  /** The page that the link opens. */
  path: string;
  /** The address of the site; unless given, the one on this machine. */
  site?: string;
}

/** Prints a link that shows a preview of content for two days. Throws as `sayQaLink`. */
export function sayPreviewLink(
  registry: OpenRegistry,
  { site, ...about }: { content: number; by: string; why: string; site?: string },
): Promise<void> {
  const link = { versions: {}, faults: {}, seconds: 2 * 24 * 60 * 60, ...about };
  return sayQaLink(registry, link, { country: 'fr', path: '/', site });
}

/** Has a QA link signed and prints it: on stdout the link alone. Throws RefusalError, and SiteError where it has no host. */
export async function sayQaLink(
  { client, sitePort }: OpenRegistry,
  link: QaLink,
  { country, path, site }: Where = { country: 'fr', path: '/' },
): Promise<void> {
  const origin = countryOrigin(site ?? `http://localhost:${sitePort ?? readStartSettings(process.env).port}`, country);
  const signed = await client.signQaLink(link);
  console.log(qaAddress(origin, signed.ticket, path));
  console.error(`\nShows ${viewInWords(signed)} until ${signed.expires}; ${origin}/_qa/off ends it sooner.`);
}
