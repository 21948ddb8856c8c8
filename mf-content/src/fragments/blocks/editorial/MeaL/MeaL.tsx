import { Mea } from '../MeaXl/MeaXl.tsx';
import type { MeaLFragment } from './MeaL.generated.ts';

/** A picture and words within the page's grid. */
export function MeaL({ block }: { block: MeaLFragment }) {
  return <Mea block={block} size="l" />;
}
