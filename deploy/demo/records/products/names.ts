import type { Localised } from '../../../content-api/content.ts';
import { words } from '../words.ts';

/** A name that is the same in every language, as the washbasin units have them. */
export const same = (name: string): Localised => words(name, name, name, name);

/** The names of storage units: what it is, and the collection that it belongs to. */
export const tall = (name: string): Localised =>
  words(`Colonne ${name}`, `Kolomkast ${name}`, `${name} tall unit`, `Hochschrank ${name}`);
export const half = (name: string): Localised =>
  words(`Demi-colonne ${name}`, `Halfhoge kast ${name}`, `${name} half-height unit`, `Halbhochschrank ${name}`);
export const low = (name: string): Localised =>
  words(`Meuble bas ${name}`, `Lage kast ${name}`, `${name} low unit`, `Unterschrank ${name}`);
export const high = (name: string): Localised =>
  words(`Meuble haut ${name}`, `Bovenkast ${name}`, `${name} wall cabinet`, `Hängeschrank ${name}`);
export const laundry = (name: string): Localised =>
  words(`Buanderie ${name}`, `Waskamer ${name}`, `${name} laundry unit`, `Wäscheschrank ${name}`);
