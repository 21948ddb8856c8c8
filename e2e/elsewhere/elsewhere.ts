import { type Country, countryNames } from 'shared/i18n';
import { countryOrigin } from '../../deploy/registry/qa/qa-link.ts';

/** The site that `npm run e2e` has named in place of our own, and the ticket of the QA link that it is seen with. */
export const elsewhere = process.env.E2E_SITE;
const ticket = process.env.E2E_TICKET;

/** The cookies of a browser that has opened the QA link on this host; its bar keeps out of the way. */
export const qaCookies = () => cookiesOf(ticket);

/** The same for any ticket; none, or an empty one, has no cookies. */
export const cookiesOf = (ticket: string | undefined): { name: string; value: string }[] =>
  ticket
    ? [
        { name: 'qa', value: ticket },
        { name: 'qaBar', value: 'folded' },
      ]
    : [];

/** The same for the hosts of all countries that the named site has, as Playwright's browsers start with them. */
export function storageState() {
  const hosts = elsewhere ? countryNames.flatMap((country) => hostOf(elsewhere, country)) : [];
  const cookies = hosts.flatMap((domain) =>
    qaCookies().map((cookie) => ({
      ...cookie,
      domain,
      path: '/',
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: 'Lax' as const,
    })),
  );
  return { cookies, origins: [] };
}

/** A site that is named by one country's address has no other known hosts. */
function hostOf(site: string, country: Country): string[] {
  try {
    return [new URL(countryOrigin(site, country)).hostname];
  } catch {
    return [];
  }
}
