import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

/** Which picture of a carousel is shown, and whether there is one on either side. */
export function useShown(embla: UseEmblaCarouselType[1]) {
  const [at, setAt] = useState({ shown: 0, isFirst: true, isLast: false });
  useEffect(() => {
    if (!embla) return undefined;
    const look = () =>
      setAt({ shown: embla.selectedScrollSnap(), isFirst: !embla.canScrollPrev(), isLast: !embla.canScrollNext() });
    look();
    embla.on('select', look).on('reInit', look);
    return () => void embla.off('select', look).off('reInit', look);
  }, [embla]);
  return at;
}
