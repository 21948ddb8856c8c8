import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { surfaces } from '../../content-api/import/kinds/projects.ts';
import { recordsOf } from '../content.ts';
import { badge, badges } from './drawing/badge.ts';
import { floorPlan, type Plan } from './drawing/floor-plan.ts';
import { collectionIcon, configurationIcons, finderIcons } from './drawing/line-icons.ts';
import { collections } from './records.ts';

/** Draws the icons, badges and floor plans of the demonstration brand: `node deploy/demo/pictures/make.ts`. */

for (const { id, icon } of collections)
  for (const colour of ['dark', 'white'] as const)
    write(`icons/collection-${id}-${colour}`, collectionIcon(icon, colour));
for (const { code, svg } of finderIcons) write(`icons/finder-${code}`, svg);
for (const { name, svg } of configurationIcons) write(`icons/configuration-${name}`, svg);
for (const { name, drawing, words } of badges)
  for (const [language, text] of Object.entries(words)) write(`badges/${name}-${language}`, badge(drawing, text));
for (const { id } of recordsOf(surfaces)) write(`surfaces/${id}`, floorPlan(roomOfSurface(id)));

/** The rooms that stand for the surfaces of the project configurator. */
function roomOfSurface(id: string): Plan {
  const rooms: Record<string, Plan> = {
    'moins-de-4': { width: 1.8, depth: 1.9, unit: 0.7, basins: 1, has: ['shower'] },
    '4-a-6': { width: 2.6, depth: 2, unit: 0.9, basins: 1, has: ['shower', 'tall unit'] },
    '6-a-9': { width: 3.2, depth: 2.4, unit: 1.4, basins: 2, has: ['bath'] },
    'plus-de-9': { width: 4, depth: 3, unit: 1.8, basins: 2, has: ['bath', 'shower', 'bench'] },
  };
  const room = rooms[id];
  if (!room) throw new Error(`There is no room for the surface ${id}`);
  return room;
}

/** Writes a drawing beside this file, by its name without the ending. */
function write(name: string, svg: string): void {
  const file = join(import.meta.dirname, `${name}.svg`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${svg}\n`);
}
