import type { FastifyReply, FastifyRequest } from 'fastify';
import { captchaProofHeader, proofSeconds } from '../../tokens/captcha-proof.ts';

const cookie = 'captchaProof';

/** Gives the visitor the proof that the captcha was passed; scripts cannot read it, and only GraphQL calls carry it. */
export function keepProof(request: FastifyRequest, reply: FastifyReply, proof: string): void {
  const secure = request.protocol === 'https';
  reply.setCookie(cookie, proof, {
    path: '/graphql',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: proofSeconds,
  });
}

/** The header that hands the visitor's proof on to the content API; empty where there is none. */
export function proofHeader({ cookies }: FastifyRequest): Record<string, string> {
  const proof = cookies[cookie] ?? '';
  return /^[\w.-]{1,2000}$/.test(proof) ? { [captchaProofHeader]: proof } : {};
}
