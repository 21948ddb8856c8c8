import type { FinishName, ProductRecord } from '../records.ts';
import { chanceOf } from './chance.ts';
import type { Piece } from './scene.ts';
import { mirrorsOver, onTop, unitPiece } from './washbasin-unit.ts';

/** A washbasin unit in a finish, with its mirrors and what is on it. */
export function unitInUse(product: ProductRecord, finish: FinishName): Piece[] {
  const { construction } = product;
  if (construction.kind !== 'unit') throw new Error(`${product.slug} is not a washbasin unit`);
  const unit = { ...product, construction };
  return [unitPiece(unit, finish), ...mirrorsOver(unit), ...onTop(unit)];
}

/** The unit that suits a room best: in its finish if there is one, and not too wide for the picture. */
export function unitFor(name: string, units: ProductRecord[], finish: FinishName, widest: number): ProductRecord {
  const fitting = units.filter(({ size }) => size[0] <= widest);
  const inFinish = fitting.filter(({ finishes }) => finishes.includes(finish));
  const choice = inFinish.length > 0 ? inFinish : fitting;
  const found = choice[Math.floor(chanceOf(name)() * choice.length)] ?? units[0];
  if (!found) throw new Error(`There is no washbasin unit for ${name}`);
  return found;
}
