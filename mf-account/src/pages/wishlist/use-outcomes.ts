import { useCallback, useState } from 'react';

/** What came of something that the visitor did to a list, and what can be done about it. */
export interface Outcome {
  kind: 'success' | 'error';
  text: string;
  /** Undoes it, or tries it again. */
  remedy?: { label: string; act(): void };
}

interface Shown extends Outcome {
  key: number;
}

export interface Outcomes {
  shown: readonly Shown[];
  show(outcome: Outcome): void;
  /** Takes the success off, as something new begins; failures stay until they are answered. */
  begin(): void;
  dismiss(key: number): void;
}

let last = 0;

/** What the page says: the latest success, and every failure that is not answered yet; `first` is what it comes with. */
export function useOutcomes(first?: Outcome): Outcomes {
  const [shown, setShown] = useState<readonly Shown[]>(first ? [{ ...first, key: 0 }] : []);
  const begin = useCallback(() => setShown((before) => before.filter(({ kind }) => kind === 'error')), []);
  const dismiss = useCallback((key: number) => setShown((before) => before.filter((one) => one.key !== key)), []);
  const show = useCallback((outcome: Outcome) => {
    last += 1;
    const added = { ...outcome, key: last };
    setShown((before) => [...before.filter(({ kind }) => kind === 'error'), added]);
  }, []);
  return { shown, show, begin, dismiss };
}
