import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { onFirstUse } from './first-use.ts';
import { aliveMark, beginPiece, endPiece } from './note-life.ts';

interface LaterProps {
  className?: string;
  /** Brings the code of what is inside, which suspends until then. */
  fetch(): Promise<void>;
  children: ReactNode;
}

/**
 * A piece of a part below its first screen: it keeps the server's HTML until it comes near, and for good where nothing of it
 * needs a script; only then its code is fetched.
 */
export function Later({ className, fetch, children }: LaterProps) {
  const place = useRef<HTMLDivElement>(null);
  const begin = useRef(fetch);
  useEffect(() => {
    if (place.current?.hasAttribute(aliveMark)) return onFirstUse([place.current], begin.current, { holdsLinks: true });
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
