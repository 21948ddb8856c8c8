import { type Finish, type FinishName, finishes, type ShadeRecord, shades } from '../records.ts';
import type { Material } from './scene.ts';

const kinds: Record<string, Material['kind']> = {
  'chene-massif': 'wood',
  noyer: 'wood',
  'laque-mate': 'lacquer',
  metal: 'metal',
  'pierre-de-synthese': 'stone',
};

/** The material of a finish, with the finish's own colours. */
export function materialOf(name: FinishName): Material {
  const { material, paint }: Finish = finishes[name];
  return { kind: kinds[material] ?? 'lacquer', paint: { grain: paint.shade, ...paint }, dark: name === 'blackMetal' };
}

/** The material of a shade: a finish of the furniture, or what washbasins are made in. Throws where there is no such shade. */
export function shadeMaterial(id: string): Material {
  const shade = shades.find((one) => one.id === id);
  if (!shade) throw new Error(`There is no shade ${id}`);
  return materialOfSwatch(shade);
}

function materialOfSwatch({ id, swatch }: ShadeRecord): Material {
  if ('finish' in swatch) return materialOf(swatch.finish);
  const { color, look } = swatch;
  const kind = id.startsWith('ceramique') ? 'ceramic' : 'stone';
  return { kind, paint: { face: color, light: color, shade: color, grain: color }, dark: false, look };
}
