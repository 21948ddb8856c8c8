import type { FragmentContext } from 'shared/remote';

/** It opens with a form: there is nothing to fetch before somebody is signed in. */
export const load = async ({ props }: FragmentContext<'mf-account/login-popin'>) => ({ again: props.again === true });
