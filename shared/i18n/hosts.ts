import { type Country, settingsOf } from './countries.ts';

/**
 * The origin of a country's site, seen from an origin of any country. On this machine they are neighbours
 * (`http://fr.localhost:8080` and `http://be.localhost:8080`); everywhere else each has its public host. A country without
 * one, the catch-all, is where the visitor is.
 */
export function originIn(country: Country, origin: string): string {
  const { protocol, hostname, port } = new URL(origin);
  const { host } = settingsOf(country);
  if (/(?:^|\.)localhost$/.test(hostname))
    return `${protocol}//${host ? `${country}.` : ''}localhost${port && `:${port}`}`;
  return host ? `https://${host}` : origin;
}
