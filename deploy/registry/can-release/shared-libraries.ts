import { satisfies } from 'semver';
import type { Problem } from './reason.ts';
import type { View } from './view.ts';

/** A library that a release takes from the page, in a version that the shell does not bring. */
export function missingLibraries({ live }: View): Problem[] {
  const shells = live.get('shell') ?? [];
  return [...live.values()].flat().flatMap(({ name, version, shared }) =>
    Object.entries(shared).flatMap(([library, { requires, provides }]) => {
      if (provides !== undefined) return [];
      const lacking = shells.find((shell) => !satisfies(shell.shared[library]?.provides ?? '', requires));
      if (!lacking) return [];
      const brought = lacking.shared[library]?.provides ?? 'none';
      const consumer = `${name} ${version}`;
      const message = `${consumer} needs ${library} ${requires}; shell ${lacking.version} brings ${brought}`;
      return [{ kind: 'shared' as const, consumer, message, key: `${name} ${library} ${requires}` }];
    }),
  );
}
