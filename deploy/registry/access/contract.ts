import { remoteNameSchema } from 'shared/release';
import { z } from 'zod';
import { listOf, moment, person, reason } from '../contract.ts';
import { tokenRoles } from './roles.ts';

/** `POST /registry/tokens`: a team needs remotes, the others have none; without `days` it lasts as long as ops have set. */
export const newTokenSchema = z.object({
  name: person,
  role: z.enum(tokenRoles),
  remotes: z.array(remoteNameSchema).max(20).default([]),
  days: z.number().int().min(1).max(3650).optional(),
  by: person,
  why: reason.default(''),
});
export type NewToken = z.output<typeof newTokenSchema>;

/** `DELETE /registry/tokens/:id`. */
export const tokenEndSchema = z.object({ by: person, why: reason.default('') });
export type TokenEnd = z.input<typeof tokenEndSchema>;

/** A token without its secret. */
export const accessTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(tokenRoles),
  remotes: z.array(z.string()),
  createdAt: moment,
  createdBy: z.string(),
  expiresAt: moment.nullable(),
  revokedAt: moment.nullable(),
  lastUsedAt: moment.nullable(),
});
export type AccessToken = z.infer<typeof accessTokenSchema>;

const soonDays = 14;

/** Tokens that are good still, and end within two weeks: those that are next come first. */
export const endingSoon = (tokens: readonly AccessToken[], now = Date.now()): AccessToken[] =>
  tokens
    .filter(({ expiresAt, revokedAt }) => {
      const days = expiresAt === null ? Number.POSITIVE_INFINITY : (Date.parse(expiresAt) - now) / (24 * 60 * 60_000);
      return revokedAt === null && days > 0 && days < soonDays;
    })
    .sort((one, other) => (one.expiresAt ?? '').localeCompare(other.expiresAt ?? ''));

/** The only answer that ever holds the secret. */
export const createdTokenSchema = accessTokenSchema.extend({ secret: z.string() });
export type CreatedToken = z.infer<typeof createdTokenSchema>;

/** `GET /registry/tokens`: the newest first. */
export const tokensSchema = z.object({ tokens: listOf(accessTokenSchema) });
export type Tokens = z.infer<typeof tokensSchema>;

/** `GET /registry/me`: whose token this is. */
export const whoamiSchema = z.object({
  name: z.string(),
  role: z.enum([...tokenRoles, 'admin']),
  remotes: z.array(z.string()),
});
export type Whoami = z.infer<typeof whoamiSchema>;

/** `POST /registry/session`: a bearer in place of the token that it was asked with, for so long. */
export const sessionSchema = z.object({ session: z.string(), seconds: z.number() });
export type Session = z.infer<typeof sessionSchema>;

/** `DELETE /registry/session`: it is none any more, wherever it was copied to. */
export const sessionEndedSchema = z.object({ ended: z.literal(true) });
export type SessionEnded = z.infer<typeof sessionEndedSchema>;

/** Every refusal: its code in shared/errors and a plain reason. */
