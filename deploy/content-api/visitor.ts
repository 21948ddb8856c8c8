import type { FastifyRequest } from 'fastify';
import type { Country, Language, Locale } from 'shared/i18n';
import { type Claims, verifyToken } from '../tokens/tokens.ts';

/**
 * Who asks: what the token says, the network address that the question came from, the language to answer in, and the
 * proof of a captcha where the visitor has one.
 */
export interface Visitor {
  caller: Claims;
  address: string;
  language: Language;
  /** That language as texts are written in the visitor's country. */
  locale: Locale;
  /** Of the site that the visitor looks at. */
  country: Country;
  captchaProof: string;
}

/** One HTTP call in the context of the GraphQL server, which uses the name `request` itself. */
export interface Exchange {
  incoming: FastifyRequest;
  caller: Claims;
  /** Aborted where the caller has gone away. */
  gone: AbortSignal;
}

/** The account of a request's bearer token, or undefined where it has no valid one. */
export function callerOf(request: FastifyRequest, serviceSecret: string): Promise<Claims | undefined> {
  const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  return verifyToken(serviceSecret, token);
}
