import type { Manifest } from 'shared/release';
import { refused } from './refusal.ts';

/**
 * Checks that a release plays its roles by, and lends to editors, fragments of its own. Throws RefusalError
 * `release-refused`.
 */
export function verifyRoles({
  roles,
  fullScreen,
  forEditors,
  fragments,
}: Pick<Manifest, 'roles' | 'fullScreen' | 'forEditors' | 'fragments'>): void {
  const named = [...Object.values(roles), ...fullScreen, ...forEditors];
  const missing = named.find((fragment) => !Object.hasOwn(fragments, fragment));
  if (missing !== undefined) throw refused(`It lends its fragment ${missing}, but has none of that name`);
}
