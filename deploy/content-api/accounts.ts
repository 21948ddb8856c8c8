import { hash, verify } from '@node-rs/argon2';
import { z } from 'zod';
import { signUser, verifyToken } from '../tokens/tokens.ts';
import { failure } from './errors.ts';
import type { AccountRecord, AccountSource } from './sources/index.ts';

const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());
/** Eight at least (R286); the upper bound keeps hashing cheap. */
const passwordSchema = z.string().min(8).max(200);

export interface Credentials {
  email: string;
  password: string;
}

/** Sign-up, login and fresh tokens. The library's default is argon2id with 19 MiB, as OWASP asks for. */
export interface Accounts {
  /** Throws the failure 422 for an address in use, or an address or password that cannot be. */
  create(credentials: Credentials): Promise<AccountRecord>;
  /** Answers a token; throws the failure 403, the same for an unknown address and a wrong password. */
  login(credentials: Credentials): Promise<string>;
  /** Answers a fresh token for a valid one; throws the failure 403. */
  refresh(token: string): Promise<string>;
}

export function accountsOf(source: AccountSource, secret: string): Accounts {
  const tokenOf = ({ id, uid }: AccountRecord) => signUser(secret, { sub: id, uid });
  /** Checked for unknown addresses, so that they take as long to refuse as known ones. */
  const decoy = hash('nobody has this password');

  return {
    async create(credentials) {
      const email = emailSchema.safeParse(credentials.email);
      const password = passwordSchema.safeParse(credentials.password);
      if (!email.success || !password.success)
        throw failure('422', 'not an e-mail address, or not a password of 8 to 200');
      const created = await source.create(email.data, await hash(password.data));
      if (!created) throw failure('422', 'the e-mail address is in use');
      return created;
    },

    async login({ email, password }) {
      const found = await source.byEmail(email.trim().toLowerCase());
      const matches = await verify(found?.passwordHash ?? (await decoy), password);
      if (!found || !matches) throw failure('403', 'the e-mail address or the password is wrong');
      return tokenOf(found);
    },

    async refresh(token) {
      const claims = await verifyToken(secret, token);
      const found = claims?.role === 'user' ? await source.byId(claims.sub) : undefined;
      if (!found) throw failure('403', 'the token is not valid');
      return tokenOf(found);
    },
  };
}
