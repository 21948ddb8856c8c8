import { playerOf } from 'shared/fragments/roles';
import { type Composed, manifestsOf } from '../compose/composition.ts';
import type { Release } from '../releases/release-store.ts';

/**
 * The release that gives a form, and what the form is called there. A form belongs to a remote, as `mf-account/sign-in`,
 * or to whoever plays a role, as `role:save/save-product`.
 */
export function formOwner(form: string, composed: Composed): { release: Release | undefined; name: string } {
  const [owner = '', name = ''] = form.split('/');
  const [kind, role = ''] = owner.split(':');
  const player = kind === 'role' ? playerOf(role, manifestsOf(composed))?.of.split('/')[0] : undefined;
  const remote = player ?? owner;
  return { release: Object.hasOwn(composed, remote) ? composed[remote] : undefined, name };
}
