import type { FastifyRequest } from 'fastify';
import { signAnonymous, verifyToken } from '../../tokens/tokens.ts';
import { tokenCookie } from './cookies.ts';

/** The token that a request's content calls carry. */
export interface Bearer {
  token: string;
  signedIn: boolean;
}

export interface Bearers {
  /** The visitor's own token where its cookie holds a good one, otherwise the anonymous service token (R295). */
  of(request: FastifyRequest): Promise<Bearer>;
  anonymous(): Promise<string>;
}

const reuseMs = 60_000;

/** Turns cookies into bearer tokens; anonymous ones are signed with `secret` and used for a minute. */
export function createBearers(secret: string): Bearers {
  let signed: { token: Promise<string>; until: number } | undefined;

  function anonymous(): Promise<string> {
    if (!signed || signed.until < performance.now())
      signed = { token: signAnonymous(secret), until: performance.now() + reuseMs };
    return signed.token;
  }

  return {
    anonymous,
    async of(request) {
      const token = request.cookies[tokenCookie];
      const claims = token ? await verifyToken(secret, token) : undefined;
      return token && claims?.role === 'user'
        ? { token, signedIn: true }
        : { token: await anonymous(), signedIn: false };
    },
  };
}
