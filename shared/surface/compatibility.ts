import { usedMajor } from './contract-names.ts';

/** A fragment that is to be shown: what the element says. Content editors write none: they mean the first major. */
export interface AskedFragment {
  of: string;
  major?: number;
  /** Set where the element names a role, which this fragment plays. */
  role?: string;
}

/**
 * Why a fragment may not be shown; undefined where it may. Its owner has to give the major that the
 * part asks for, and the part has to declare it; fragments that it lends to content editors need no declaration.
 */
export function incompatibilityOf(
  { of, major = 1, role }: AskedFragment,
  owner: { gives: readonly string[]; forEditors?: readonly string[] } | undefined,
  consumer: { name: string; uses: readonly string[] } | undefined,
): string | undefined {
  const given = usedMajor(owner?.gives ?? [], of);
  if (given === undefined) return `no live release gives ${of}`;
  if (given !== major) return `${of} is asked for in its major ${major}, and given in ${given}`;
  const isOpen = owner?.forEditors?.includes(of.slice(of.indexOf('/') + 1));
  const use = role ? `role:${role}@1` : `${of}@${major}`;
  return !consumer || isOpen || consumer.uses.includes(use) ? undefined : `${consumer.name} does not declare ${use}`;
}
