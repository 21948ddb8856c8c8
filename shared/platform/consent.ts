import type { Observable } from 'rxjs';

/** What a visitor is asked about: measuring audience, and showing what third parties serve (videos, maps). */
export const consentCategories = ['analytics', 'media'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** What the visitor has agreed to. Nothing is fetched from a third party before (C57). */
export interface Consent {
  allows(category: ConsentCategory): boolean;
  /** Tells when the visitor has chosen, anew or for the first time. */
  changes$: Observable<void>;
  /** Says that the page has something of a category: a visitor who has not been asked about it is asked now. */
  ask(category: ConsentCategory): void;
}
