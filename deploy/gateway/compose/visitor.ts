import type { FastifyRequest } from 'fastify';
import { SiteError } from 'shared/errors';
import { type Country, countryOfHost } from 'shared/i18n';

/** What a request says of its visitor, beside the session. */
export interface Visitor {
  country: Country;
  /** `http://be.localhost:8080`. */
  origin: string;
  /** The language of the last visit, by its cookie; any text. */
  language: string | undefined;
}

/** The host chooses the country (R4). Behind a proxy that is trusted, fastify reads X-Forwarded-Host and -Proto here. */
export function visitorOf(request: FastifyRequest): Visitor {
  const { host, protocol, cookies } = request;
  // The host goes into addresses in the document.
  if (!/^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i.test(host) || !URL.canParse(`http://${host}`))
    throw new SiteError('request-refused', 'The host is not a host name');
  return { country: countryOfHost(host), origin: `${protocol}://${host}`, language: cookies.locale };
}
