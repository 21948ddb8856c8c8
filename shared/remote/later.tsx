import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { onFirstUse } from './first-use.ts';
import { aliveMark, beginPiece, endPiece } from './note-life.ts';

interface LaterProps {
  className?: string;
  /** Brings the code of what is inside, which suspends until then; none where it is here. */
  fetch?(): Promise<void>;
  children: ReactNode;
}

const never = new Promise<void>(() => {});

/**
 * A piece of a part below its first screen: it keeps the server's HTML until it comes near, where something of it needs a script,
 * and otherwise until it is touched, since React keeps events in what it has not hydrated. Only then its code is fetched.
 */
export function Later({ className, fetch, children }: LaterProps) {
  const place = useRef<HTMLDivElement>(null);
  const begin = useRef(fetch);
  // Before the part counts as mounted: the click that had it mounted is made again then, and would be lost otherwise.
  useLayoutEffect(() => {
    if (!place.current || !begin.current) return;
    const ready = place.current.hasAttribute(aliveMark) ? undefined : never;
    return onFirstUse([place.current], begin.current, { ready, holdsLinks: true });
  }, []);
  return (
    <div ref={place} className={className} suppressHydrationWarning {...{ [aliveMark]: beginPiece() }}>
      <Suspense>{children}</Suspense>
      <End />
    </div>
  );
}

/** Is rendered after what is inside. */
function End() {
  endPiece();
  return null;
}
