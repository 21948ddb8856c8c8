import type { LayoutContent, Localised } from '../../content-api/content.ts';
import type { FinishName } from './finishes.ts';

/** How a product is built; its picture is drawn from this. */
export type Construction =
  | {
      kind: 'unit';
      /** Drawers side by side and one above the other. */
      columns: number;
      rows: number;
      basins: 1 | 2;
      basin: 'integrated' | 'bowl';
      mirror: 'round' | 'rectangle' | 'arch' | 'pebble';
      fluted?: true;
      /** An open shelf under the drawers. */
      openShelf?: true;
      /** Doors instead of drawers; the columns say how many. */
      doors?: true;
      /** An arch, milled into every front. */
      arched?: true;
      frame?: FinishName;
      handles?: FinishName;
    }
  | {
      kind: 'cabinet';
      doors: number;
      drawers: number;
      fluted?: true;
      arched?: true;
      open?: true;
      /** It hangs over the washbasin, or over a machine. */
      high?: true;
      /** Doors side by side instead of one above the other. */
      wide?: true;
      frame?: FinishName;
      handles?: FinishName;
    }
  | { kind: 'mirror'; shape: 'round' | 'rectangle' | 'arch' | 'pebble'; lit?: true; framed?: true; doors?: number }
  | { kind: 'shelf'; boards: number; frame?: FinishName }
  | { kind: 'niche' }
  | { kind: 'rail' }
  | { kind: 'hooks'; count: number }
  | { kind: 'stool' }
  | { kind: 'tray' };

export interface ProductRecord {
  uid: string;
  slug: string;
  /** Products of one line are one piece of furniture in several sizes. */
  line: string;
  collection: string;
  type: string;
  subType: string;
  /** Width, height and depth in centimetres. */
  size: readonly [number, number, number];
  /** The first one is in the picture. */
  finishes: readonly [FinishName, ...FinishName[]];
  /** Materials beside those of the finishes, with the number of their colours. */
  otherMaterials?: Record<string, number>;
  heading: Localised;
  /** The line under the heading on a card. */
  description: Localised;
  /** A paragraph for its own page. */
  story: Localised;
  construction: Construction;
  /** What is inside, where it opens. */
  layout?: LayoutContent;
  /** The ids of the handles and washbasins that it can have; the records are in `handles.ts` and `washbasins.ts`. */
  handles?: readonly string[];
  washbasins?: readonly string[];
}
