import { isLibrary } from 'shared/release';

/** What the holder of a token may be: `admin` holds REGISTRY_TOKEN itself, the others one that was made for them. */
export const tokenRoles = ['team', 'platform', 'ops', 'qa', 'content'] as const;
export type Role = (typeof tokenRoles)[number] | 'admin';

/** Who sends a request to the registry. */
export interface Actor {
  /** The holder of the token, for the history. */
  name: string;
  role: Role;
  /** What a team may release; the other roles have none of their own. */
  remotes: readonly string[];
}

/**
 * What a request needs: `read` anybody with a token; `qa` a QA link; `preview` one that only shows content; `release` to
 * publish a remote or to change what is live of it; `content` to change content; `ops` to override a check and to give out
 * tokens; `admin` to copy the database.
 */
export type Need = 'read' | 'qa' | 'preview' | 'release' | 'content' | 'ops' | 'admin';

const rolesFor: Record<Need, readonly Role[]> = {
  read: ['admin', 'ops', 'platform', 'team', 'qa', 'content'],
  qa: ['admin', 'ops', 'qa'],
  preview: ['admin', 'ops', 'qa', 'content'],
  release: ['admin', 'ops', 'platform', 'team'],
  content: ['admin', 'ops', 'content'],
  ops: ['admin', 'ops'],
  admin: ['admin'],
};

/** Whether somebody may do a thing, to a remote or a library where it is about one. */
export const may = (actor: Actor, need: Need, remote?: string): boolean =>
  rolesFor[need].includes(actor.role) && (need !== 'release' || mayRelease(actor, remote));

/** A team may release its own remotes alone, and no library: what all parts run on is for `platform` to release. */
function mayRelease({ role, remotes }: Actor, remote: string | undefined): boolean {
  if (role === 'team') return remote !== undefined && !isLibrary(remote) && remotes.includes(remote);
  return role !== 'platform' || (remote !== undefined && isLibrary(remote));
}
