import type { Role } from 'shared/fragments';
import type { Composition } from 'shared/release';
import { usedMajor } from 'shared/surface';

/** The fragment that plays a role in a composition; the registry sees to it that there is one at most. */
export function playerOf(role: Role, { remotes }: Composition): { of: string; major?: number } | undefined {
  for (const [remote, { roles, gives }] of Object.entries(remotes)) {
    const of = `${remote}/${roles?.[role]}`;
    if (roles?.[role]) return { of, major: usedMajor(gives, of) };
  }
  return undefined;
}
