import { Mea } from '../../../../components/mea/mea.tsx';
import type { MeaXlFragment } from './MeaXl.generated.ts';

/** A picture and words from edge to edge (R196). */
export function MeaXl({ block }: { block: MeaXlFragment }) {
  return <Mea block={block} size="xl" />;
}
