import type { FragmentName } from '../fragments/contracts.ts';

/** The state that parts share. Each is a topic: it has a current value, and whoever subscribes late gets it. */
export interface States {
  auth: { signedIn: boolean; userId?: string; backendUserId?: number };
  popin: { open: boolean; content?: FragmentName; productIdToAdd?: string };
  overlay: { open: boolean; content?: FragmentName };
  header: { plain: boolean };
  loading: { showing: boolean };
  wishlists: { lists: { id: string; title: string; products: string[] }[]; productIdToDelete?: string };
  filters: { restore: boolean };
}

/** What happens once. An event is named by the part that owns it. */
export interface Events {
  'shell:navigated': { url: string; title: string };
  'shell:part-failed': { of: string; version: string; reason: string };
  'account:signed-in': { userId: string };
  'account:signed-out': Record<string, never>;
  'search:submitted': { item: string };
}

export const initialStates: States = {
  auth: { signedIn: false },
  popin: { open: false },
  overlay: { open: false },
  header: { plain: false },
  loading: { showing: false },
  wishlists: { lists: [] },
  filters: { restore: false },
};
