import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/index.ts';
import { verifyToken } from '../../tokens/tokens.ts';
import { RefusalError } from '../refusal.ts';
import { holderOf, holderWithId, isSame, wrongToken } from './access-tokens.ts';
import { type Actor, may, type Need } from './roles.ts';
import { type ConsoleSession, hasEnded, readSession } from './sessions.ts';

interface Caller {
  actor: Actor;
  /** What a session that is started with this token names; undefined for what is a session itself. */
  tokenId: string | undefined;
  session?: ConsoleSession;
}

export type Access = ReturnType<typeof createAccess>;

export const admin: Actor = { name: 'admin', role: 'admin', remotes: [] };
export const adminId = 'admin';

interface AccessOptions {
  db: Database;
  registryToken: string;
  /** Signs the tokens that gateways write with. */
  serviceSecret: string;
}

/** Finds the sender of a request and asks `roles.ts` what they may do: the one place that routes ask. */
export function createAccess({ db, registryToken, serviceSecret }: AccessOptions) {
  const callers = new WeakMap<FastifyRequest, Promise<Caller>>();

  async function find(authorization: string): Promise<Caller> {
    const bearer = /^Bearer (\S{1,2000})$/.exec(authorization)?.[1];
    if (bearer === undefined) throw wrongToken();
    if (isSame(bearer, registryToken)) return { actor: admin, tokenId: adminId };
    const session = await readSession(registryToken, bearer);
    if (session) {
      if (await hasEnded(db, session)) throw wrongToken();
      const actor = session.tokenId === adminId ? admin : await holderWithId(db, session.tokenId);
      return { actor, tokenId: undefined, session };
    }
    const { id, actor } = await holderOf(db, bearer);
    return { actor, tokenId: id };
  }

  /** The sender of a request, looked up once. Throws RefusalError 401 where its token is missing, wrong, revoked or old. */
  function callerOf(request: FastifyRequest): Promise<Caller> {
    const caller = callers.get(request) ?? find(request.headers.authorization ?? '');
    callers.set(request, caller);
    return caller;
  }

  /**
   * Who sends a request, if they may do this, to this remote where it is about one. Throws RefusalError: 401 for a token
   * that is none, 403 `registry-forbidden` for one that is not enough.
   */
  async function allow(request: FastifyRequest, need: Need, remote?: string): Promise<Actor> {
    const { actor } = await callerOf(request);
    if (!may(actor, need, remote)) throw new RefusalError(403, 'registry-forbidden', refusalFor(actor, need, remote));
    return actor;
  }

  /** The id of the token that a request is sent with, or that its session was started with. Throws as `callerOf`. */
  async function tokenIdOf(request: FastifyRequest): Promise<string> {
    const { tokenId, session } = await callerOf(request);
    return tokenId ?? session?.tokenId ?? adminId;
  }

  /** Whether a server of the site sends a request. */
  async function isServer({ headers }: FastifyRequest): Promise<boolean> {
    const [, token = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
    return (await verifyToken(serviceSecret, token))?.role === 'service';
  }

  /** Throws RefusalError 401, saying what only a server may do, where somebody else sends the request. */
  async function requireServer(request: FastifyRequest, what: string): Promise<void> {
    if (!(await isServer(request)))
      throw new RefusalError(401, 'registry-token-wrong', `Only a server of the site may ${what}`);
  }

  return { callerOf, tokenIdOf, allow, isServer, requireServer };
}

const acts: Record<Need, string> = {
  read: 'read',
  qa: 'make QA links',
  preview: 'make links to previews of content',
  release: 'change what is live',
  content: 'change content',
  ops: 'override a check, give out tokens or have releases forgotten',
  admin: 'copy the database',
};

function refusalFor({ name, role, remotes }: Actor, need: Need, remote: string | undefined): string {
  if (need === 'release' && role === 'platform')
    return `${name} (platform) may release libraries that pages share, not ${remote ?? 'all'}`;
  if (need === 'release' && role === 'team') return `${name} may release ${remotes.join(', ')}, not ${remote ?? 'all'}`;
  return `${name} (${role}) may not ${acts[need]}`;
}
