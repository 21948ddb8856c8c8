import { useEffect, useState } from 'react';

interface Videos {
  desktop?: string | null;
  mobile?: string | null;
}

/** The film for this visitor's screen: none on the server, for reduced motion and where data is saved. */
export function useVideo({ desktop, mobile }: Videos): string | undefined {
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    const narrow = matchMedia('(max-width: 47.99em)').matches;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches || savesData();
    setWanted(still ? undefined : ((narrow ? mobile : desktop) ?? undefined));
  }, [desktop, mobile]);
  return wanted;
}

/** Not every browser tells. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}
