/**
 * What the site opens a fragment for, and over which place of the page: searching (R75); signing in, and putting a product on a
 * list (R258). Which fragment plays a role is said by the releases of the composition; their `contract.ts` has it as `opensFor`.
 */
export const roles = { search: 'overlay', 'sign-in': 'popin', save: 'popin' } as const;

export type Role = keyof typeof roles;

/** A role as a contract between who opens it and who plays it. No release names the fragment of another for it. */
export const roleContract = <Name extends string>(role: Name): `role:${Name}@1` => `role:${role}@1`;

/** How a release names a role that it opens: `role:search@1`. */
export type RoleUse = `role:${Role}@1`;

export const isRole = (name: string): name is Role => Object.hasOwn(roles, name);
