import { type RefObject, useEffect, useState } from 'react';
import { usePlatform } from 'shared/platform';

/**
 * Whether a frame takes the place of the content: once the visitor has agreed to media of third parties; the visitor is asked
 * now if they have not been. It answers the height that the content has, so that nothing moves; undefined until then.
 */
export function useFrame(content: RefObject<HTMLElement | null>, wanted: boolean): number | undefined {
  const { consent } = usePlatform();
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    if (!wanted) return;
    const decide = () =>
      setHeight((known) => (consent.allows('media') ? (known ?? content.current?.offsetHeight) : undefined));
    const choices = consent.changes$.subscribe(decide);
    decide();
    if (!consent.allows('media')) consent.ask('media');
    return () => choices.unsubscribe();
  }, [consent, content, wanted]);
  return height;
}
