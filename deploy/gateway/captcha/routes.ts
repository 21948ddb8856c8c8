import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { captchaProofHeader, proofSeconds, signCaptchaProof } from '../../tokens/captcha-proof.ts';
import type { CaptchaCheck } from './captcha.ts';

interface CaptchaOptions {
  captcha: CaptchaCheck;
  serviceSecret: string;
}

const answered = z.object({ response: z.string().min(1).max(8_000) });
const offers = { max: 60, timeWindow: '10 minutes' };
const checks = { max: 30, timeWindow: '10 minutes' };

/**
 * `GET /recaptcha` says which captcha there is and what it needs; `POST /recaptcha` takes its response and answers
 * `success`. A visitor who passes gets a proof in a cookie, which the content API asks for with the message.
 */
export async function captchaRoutes(app: FastifyInstance, { captcha, serviceSecret }: CaptchaOptions): Promise<void> {
  app.addHook('onSend', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/recaptcha', { config: { rateLimit: offers } }, () => captcha.offer());

  app.post('/recaptcha', { config: { rateLimit: checks } }, async (request, reply) => {
    const { response } = answered.parse(request.body);
    const outcome = await captcha.check(response);
    if ('refused' in outcome) return { success: false, reason: outcome.refused };
    setProof(request, reply, await signCaptchaProof(serviceSecret, outcome.passed));
    return { success: true };
  });
}

const proofCookie = 'captchaProof';

/** Gives the visitor the proof that the captcha was passed; scripts cannot read it, and only GraphQL calls carry it. */
function setProof(request: FastifyRequest, reply: FastifyReply, proof: string): void {
  const secure = request.protocol === 'https';
  reply.setCookie(proofCookie, proof, {
    path: '/graphql',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: proofSeconds,
  });
}

/** The header that hands the visitor's proof on to the content API; empty where there is none. */
export function proofHeader({ cookies }: FastifyRequest): Record<string, string> {
  const proof = cookies[proofCookie] ?? '';
  return /^[\w.-]{1,2000}$/.test(proof) ? { [captchaProofHeader]: proof } : {};
}
