import { useEffect } from 'react';
import { useLatestAnswer } from 'shared/latest-answer';
import { usePlatform } from 'shared/platform';
import { findPlaces, type Place } from '../../places/find-places.ts';

/** How long somebody has to pause before places are looked up, in ms. */
const pauseMs = 180;

/** The places that begin with what is typed; those of an answer that comes late are dropped. */
export function useSuggestions(typed: string): readonly Place[] {
  const platform = usePlatform();
  const { latest, ask, forget } = useLatestAnswer((text: string) => findPlaces(platform, text), {
    pauseOf: () => pauseMs,
  });
  useEffect(() => {
    if (typed.trim().length < 2) forget();
    else void ask(typed);
  }, [typed, ask, forget]);
  const cause = latest?.phase === 'failed' ? latest.cause : undefined;
  useEffect(() => {
    if (cause) console.info('No places could be suggested', cause);
  }, [cause]);
  return latest?.phase === 'answered' && latest.question === typed ? latest.answer : [];
}
