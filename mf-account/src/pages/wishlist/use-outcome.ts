import { useCallback, useState } from 'react';

/** What came of the last thing that the visitor did to a list, and what can be done about it. */
export interface Outcome {
  kind: 'success' | 'error';
  text: string;
  /** Undoes it, or tries it again. */
  remedy?: { label: string; act(): void };
}

export interface Outcomes {
  shown: Outcome | undefined;
  show(outcome: Outcome | undefined): void;
}

/** Keeps the one outcome that the page shows: each takes the place of the one before. */
export function useOutcome(): Outcomes {
  const [shown, setShown] = useState<Outcome>();
  const show = useCallback((outcome: Outcome | undefined) => setShown(outcome), []);
  return { shown, show };
}
