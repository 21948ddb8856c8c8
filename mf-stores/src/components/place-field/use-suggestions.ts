import { useEffect, useState } from 'react';
import { usePlatform } from 'shared/platform';
import { findPlaces, type Place } from '../../places/find-places.ts';

/** How long somebody has to pause before places are looked up, in ms. */
const pauseMs = 180;

/** The places that begin with what is typed; those of an answer that comes late are dropped. */
export function useSuggestions(typed: string): readonly Place[] {
  const platform = usePlatform();
  const [found, setFound] = useState<{ for: string; places: Place[] }>({ for: '', places: [] });
  useEffect(() => {
    if (typed.trim().length < 2) return;
    let isLate = false;
    const timer = setTimeout(() => {
      findPlaces(platform, typed).then(
        (places) => !isLate && setFound({ for: typed, places }),
        (cause) => console.info('No places could be suggested', cause),
      );
    }, pauseMs);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [platform, typed]);
  return typed && found.for === typed ? found.places : [];
}
