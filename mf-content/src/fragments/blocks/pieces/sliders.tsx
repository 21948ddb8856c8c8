import type { BlockProps } from '../block-props.ts';
import { Diaporama } from '../Diaporama/Diaporama.tsx';
import { SliderCollection } from '../SliderCollection/SliderCollection.tsx';
import { SliderInspiration } from '../SliderInspiration/SliderInspiration.tsx';
import { SliderJournal } from '../SliderJournal/SliderJournal.tsx';

/** What the visitor moves sideways. */
export function Sliders({ block }: BlockProps) {
  switch (block.__typename) {
    case 'SliderCollection':
      return <SliderCollection block={block} />;
    case 'SliderInspiration':
      return <SliderInspiration block={block} />;
    case 'SliderJournal':
      return <SliderJournal block={block} />;
    case 'Diaporama':
      return <Diaporama block={block} />;
    default:
      return null;
  }
}
