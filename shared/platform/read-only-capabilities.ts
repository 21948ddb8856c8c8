import { Observable } from 'rxjs';
import { SiteError } from '../errors/index.ts';
import type { PlatformCapabilities } from './platform.ts';

const refuse = () => Promise.reject(new SiteError('session-failed', 'This part cannot act for the visitor'));

/**
 * The capabilities of a part that may not act: a render on the server only reads, and is for every visitor, whatever
 * each has agreed to; a remote gets these, too, where it asks for what it has not declared.
 */
export const readOnlyCapabilities: PlatformCapabilities = {
  session: { signIn: refuse, signOut: refuse },
  consent: { allows: () => false, changes$: new Observable(() => undefined), ask: () => undefined },
  enter: () => undefined,
  onReturn: () => () => undefined,
  open: () => false,
  openLayer: () => () => undefined,
  keepTab: () => () => undefined,
  uploads: { send: refuse, remove: refuse },
  captcha: { offer: refuse, show: refuse },
  routes: [],
};
