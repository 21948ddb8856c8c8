import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A cookie that on https none but this very host can have set: browsers take a name that begins with `__Host-` from no other host of
 * its domain (RFC 6265bis, cookie name prefixes). `options` are those of every time that it is set.
 */
export function hostCookie(name: string, options: Pick<CookieSerializeOptions, 'httpOnly' | 'sameSite'>) {
  const nameFor = ({ protocol }: Pick<FastifyRequest, 'protocol'>) => (protocol === 'https' ? `__Host-${name}` : name);
  const optionsFor = ({ protocol }: FastifyRequest) => ({ ...options, path: '/', secure: protocol === 'https' });
  return {
    /** What a request says, or undefined. */
    of: (request: Pick<FastifyRequest, 'cookies' | 'protocol'>): string | undefined =>
      request.cookies[nameFor(request)],
    set: (
      reply: FastifyReply,
      value: string,
      until: Pick<CookieSerializeOptions, 'maxAge' | 'expires'>,
    ): FastifyReply => reply.setCookie(nameFor(reply.request), value, { ...optionsFor(reply.request), ...until }),
    clear: (reply: FastifyReply): FastifyReply => reply.clearCookie(nameFor(reply.request), optionsFor(reply.request)),
  };
}
