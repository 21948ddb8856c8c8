import type { Bounds, Point } from '../domain/geometry.ts';
import type { View } from '../domain/views.ts';

export interface Marker extends Point {
  id: string;
  name: string;
}

/** Where a map goes: to bounds, so that all of them are seen, or to a view. */
export type MapTarget = { bounds: Bounds } | View;

/** What every provider of a map has to be able to do. */
export interface MapProps {
  className: string;
  stores: readonly Marker[];
  /** A new one makes the map go there; the map begins where its country's does. */
  target?: MapTarget;
  /** The id of the store that is highlighted. */
  selected?: string;
  /** Where the visitor looks from, and how far around, in km. */
  place?: Point;
  radius: number;
  /** The map shows these bounds; `byVisitor` where it was dragged or zoomed. */
  onMove(bounds: Bounds, byVisitor: boolean): void;
  onSelect(id: string): void;
  /** The maps service can be asked now. */
  onService(): void;
  onFail(): void;
}
