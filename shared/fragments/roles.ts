import { usedMajor } from '../surface/contract-names.ts';

/**
 * What the site shows a fragment for, and where: searching (R75); signing in, and putting a product on a list (R258);
 * beside the heart in the header, how many are on one. Which fragment plays a role is said by the releases of the
 * composition; their `contract.ts` has it as `role`.
 */
export const roles = { search: 'overlay', 'sign-in': 'popin', save: 'popin', saved: 'header' } as const;

export type Role = keyof typeof roles;

/** Those that the popin or the overlay opens when somebody asks for it. */
export type OpenedRole = Exclude<Role, 'saved'>;

/** The name of a role where a fragment's may stand: `role:saved`. */
export type RoleName = `role:${Role}`;

/** Whether a name stands for a role, as `role:saved`. */
export const isRoleName = (name: string): name is RoleName =>
  Object.keys(roles).some((role) => name === `role:${role}`);

/** A role as a contract between who shows it and who plays it. No release names the fragment of another for it. */
export const roleContract = <Name extends string>(role: Name): `role:${Name}@1` => `role:${role}@1`;

/** How a release names a role that it shows or opens: `role:search@1`. */
export type RoleUse = `role:${Role}@1`;

/** What a release of a composition says that matters for roles. */
interface Release {
  roles?: Readonly<Record<string, string>>;
  gives: readonly string[];
}

/** The fragment that plays a role in a composition, by remote; the registry sees to it that there is one at most. */
export function playerOf(
  role: string,
  composition: Readonly<Record<string, Release>>,
): { of: string; major?: number } | undefined {
  for (const [remote, { roles = {}, gives }] of Object.entries(composition)) {
    const of = `${remote}/${roles[role]}`;
    if (Object.hasOwn(roles, role)) return { of, major: usedMajor(gives, of) };
  }
  return undefined;
}

/** What is asked for: of `role:saved` the fragment that plays it, where there is one. */
export function askedByRole<Asked extends { of: string }>(
  asked: Asked,
  composition: Readonly<Record<string, Release>>,
): Asked & { role?: string } {
  const [kind, role] = asked.of.split(':');
  return kind === 'role' && role ? { ...asked, ...playerOf(role, composition), role } : asked;
}
