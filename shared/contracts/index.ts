/** Written by the build from each `contract.ts`; a contract is changed there. */
import type { Fragments as Fragments0, Events as Events0 } from './shell.ts';
import type { Fragments as Fragments1, States as States1 } from './mf-catalogue.ts';
import type { Fragments as Fragments2 } from './mf-content.ts';
import type { Fragments as Fragments3, States as States3 } from './mf-account.ts';
import type { Fragments as Fragments4, Events as Events4, States as States4 } from './mf-search.ts';

export interface Fragments extends Fragments0, Fragments1, Fragments2, Fragments3, Fragments4 {}

export interface Events extends Events0, Events4 {}

export interface States extends States1, States3, States4 {}

export const fragments = {
  "shell/header": { "major": 1, "content": false },
  "shell/footer": { "major": 1, "content": false },
  "mf-catalogue/product-slider": { "major": 1, "content": true },
  "mf-catalogue/product-grid": { "major": 1, "content": true },
  "mf-catalogue/product-card": { "major": 1, "content": true },
  "mf-catalogue/product-overlay": { "major": 1, "content": false },
  "mf-catalogue/mirror-finder": { "major": 1, "content": true },
  "mf-catalogue/project-selection": { "major": 1, "content": true },
  "mf-content/blocks": { "major": 1, "content": false },
  "mf-account/login-popin": { "major": 1, "content": false, "role": "sign-in" },
  "mf-account/save-popin": { "major": 1, "content": false, "role": "save" },
  "mf-account/saved-products": { "major": 1, "content": false, "role": "saved" },
  "mf-search/search-overlay": { "major": 1, "content": false, "role": "search", "fullScreen": true }
} as const;

export const events = {
  "shell:navigated": 1,
  "shell:part-failed": 1,
  "account:signed-in": 1,
  "account:signed-out": 1,
  "search:submitted": 1
} as const;

export const states = {
  "filters": { "owner": "mf-catalogue", "major": 1, "setBy": ["mf-catalogue"] },
  "wishlists": { "owner": "mf-account", "major": 1, "setBy": ["shell", "mf-account", "mf-catalogue"] },
  "search": { "owner": "mf-search", "major": 1, "setBy": ["shell", "mf-search"] }
} as const;

export const initialStates = {
  "filters": {
    "filters": {},
    "restoreFilters": false
  },
  "wishlists": { "lists": [] },
  "search": { "showSearch": false, "baseSearch": "" }
} as const;

export { pages } from './pages.ts';
