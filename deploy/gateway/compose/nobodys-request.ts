import type { IncomingMessage } from 'node:http';

/**
 * Cookies that shape no document: the language (only "/" heeds it), the answer to the consent dialog, the bucket (none
 * counts while no rollout runs), and what the measurement of an audience writes once a visitor has agreed to it. A shared
 * cache in front of the site goes by the same ones.
 */
export const harmlessCookies = '(?:locale|consent|bucket|_ga(?:_\\w+)?|_gid|_gcl_\\w+)';
const harmless = new RegExp(`^${harmlessCookies}$`);

/** What may make an answer another one, whatever the cookies say: such a request is looked at more closely. */
const unusual = ['authorization', 'range', 'content-length', 'transfer-encoding', 'expect', 'upgrade'] as const;

/** A request that anybody might have sent. */
export interface NobodysRequest {
  /** The language of the last visit, as the cookie `locale` has it. */
  language: string | undefined;
}

/**
 * Tells a request that says nothing of who sends it from all others; undefined for those. Whatever is not known to be
 * harmless counts: a cookie that somebody adds tomorrow makes requests personal until it stands here.
 */
export function nobodysRequest({
  url = '',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): NobodysRequest | undefined {
  // "/" leads to the language of the visitor; the character zero is left out of addresses.
  if (!/^\/[^?]/.test(url) || url.includes('%00')) return undefined;
  if (unusual.some((name) => headers[name] !== undefined)) return undefined;
  const { cookie } = headers;
  if (!cookie) return { language: undefined };
  let language: string | undefined;
  for (const pair of cookie.split(';')) {
    const [name = '', value = ''] = pair.trim().split('=', 2);
    if (!harmless.test(name)) return undefined;
    if (name !== 'locale') continue;
    // Written by this site it is two letters, once.
    if (language !== undefined || !/^[a-z]{2}$/.test(value)) return undefined;
    language = value;
  }
  return { language };
}
