import type { Manifest } from 'shared/release';
import type { Problem } from './reason.ts';
import type { View } from './view.ts';

/** Roles that two remotes play at once: which one the site opens would be chance. */
export function rolesPlayedTwice({ live }: View): Problem[] {
  const releases = [...live.values()].flat();
  return releases.flatMap((one) =>
    releases.filter(({ name }) => one.name < name).flatMap((other) => playedByBoth(one, other)),
  );
}

const playedByBoth = (one: Manifest, other: Manifest): Problem[] =>
  Object.keys(one.roles)
    .filter((role) => Object.hasOwn(other.roles, role))
    .map((role) => {
      const both = `${one.name} ${one.version} and ${other.name} ${other.version}`;
      return {
        kind: 'role',
        consumer: both,
        message: `${both} both play the role ${role} (${one.name}/${one.roles[role]}, ${other.name}/${other.roles[role]})`,
        key: `${one.name} ${other.name} role ${role}`,
      };
    });
