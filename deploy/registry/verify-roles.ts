import type { Manifest } from '../../shared/release/index.ts';
import { refused } from './refusal.ts';

/** Checks that a release plays its roles by fragments of its own. Throws RefusalError `release-refused`. */
export function verifyRoles({
  roles,
  fullScreen,
  fragments,
}: Pick<Manifest, 'roles' | 'fullScreen' | 'fragments'>): void {
  const named = [...Object.values(roles), ...fullScreen];
  const missing = named.find((fragment) => !Object.hasOwn(fragments, fragment));
  if (missing !== undefined) throw refused(`It opens its fragment ${missing}, but has none of that name`);
}
