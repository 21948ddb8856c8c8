import { wallHooks } from './accessories/hooks.ts';
import { stoolsAndTrays } from './accessories/stools-and-trays.ts';
import { towelRails } from './accessories/towel-rails.ts';
import { boards } from './shelves/boards.ts';
import { niches } from './shelves/niches.ts';
import { wallRacks } from './shelves/wall-racks.ts';

export const shelvesAndAccessories = [
  ...boards,
  ...wallRacks,
  ...niches,
  ...towelRails,
  ...wallHooks,
  ...stoolsAndTrays,
];
