import type { Localised } from '../../../../content-api/content.ts';
import { words } from '../../words.ts';

/** What all mirrors have in common. */
export const mirror = { type: 'Miroir', otherMaterials: { miroir: 1 } };

/** The heading of a mirror with this name, as `Lune 60`. */
export const named = (name: string): Localised =>
  words(`Miroir ${name}`, `Spiegel ${name}`, `${name} mirror`, `Spiegel ${name}`);
