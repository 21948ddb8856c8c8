import type { IncomingHttpHeaders } from 'node:http';

/**
 * Cookies that shape no document: the language (only "/" heeds it), the answer to the consent dialog, the bucket (none
 * counts while no rollout runs), and what the measurement of an audience writes once a visitor has agreed to it.
 */
const harmless = /^(?:locale|consent|bucket|_ga(?:_\w+)?|_gid|_gcl_\w+)$/;

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
export function nobodysRequest(headers: IncomingHttpHeaders): NobodysRequest | undefined {
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
