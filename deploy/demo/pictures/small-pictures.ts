import { collections } from '../records/collections.ts';
import { handles } from '../records/handles.ts';
import { surfaces } from '../records/project-surfaces.ts';
import { shadeGroups } from '../records/shades.ts';
import { washbasins } from '../records/washbasins.ts';
import { badge, badges } from './drawing/badge.ts';
import { floorPlan, type Plan } from './drawing/floor-plan.ts';
import { handleDetail } from './drawing/handle-detail.ts';
import { collectionIcon, configurationIcons, finderIcons } from './drawing/line-icons.ts';
import { materialDetail } from './drawing/material-detail.ts';
import { placeholder } from './drawing/placeholder.ts';
import { shadeSwatch } from './drawing/swatch.ts';
import { washbasinPicture } from './drawing/washbasin.ts';
import { seenFromNear } from './shots/finishes.ts';
import { write } from './write.ts';

/** Finishes, shades, handles, washbasins, icons and badges. */
export function drawSmall(): void {
  for (const finish of seenFromNear) write(`finishes/${finish}`, materialDetail(finish));
  drawOverlays();
  for (const { id, icon } of collections)
    for (const colour of ['dark', 'white'] as const)
      write(`icons/collection-${id}-${colour}`, collectionIcon(icon, colour));
  for (const { code, svg } of finderIcons) write(`icons/finder-${code}`, svg);
  for (const { name, svg } of configurationIcons) write(`icons/configuration-${name}`, svg);
  for (const { name, drawing, words } of badges)
    for (const [language, text] of Object.entries(words)) write(`badges/${name}-${language}`, badge(drawing, text));
  for (const { id } of surfaces) drawSurface(id);
  write('placeholder', placeholder());
}

/** The rooms that stand for the surfaces of the project configurator. */
const rooms: Record<string, Plan> = {
  'moins-de-4': { width: 1.8, depth: 1.9, unit: 0.7, basins: 1, has: ['shower'] },
  '4-a-6': { width: 2.6, depth: 2, unit: 0.9, basins: 1, has: ['shower', 'tall unit'] },
  '6-a-9': { width: 3.2, depth: 2.4, unit: 1.4, basins: 2, has: ['bath'] },
  'plus-de-9': { width: 4, depth: 3, unit: 1.8, basins: 2, has: ['bath', 'shower', 'bench'] },
};

function drawSurface(id: string): void {
  const room = rooms[id];
  if (!room) throw new Error(`There is no room for the surface ${id}`);
  write(`surfaces/${id}`, floorPlan(room));
}

function drawOverlays(): void {
  const shades = shadeGroups.flatMap((group) => group.shades);
  for (const shade of shades) write(`shades/${shade.id}`, shadeSwatch(shade));
  for (const handle of handles) write(`handles/${handle.id}`, handleDetail(handle));
  for (const washbasin of washbasins) {
    const shade = shades.find(({ id }) => id === washbasin.drawing.shade);
    if (!shade) throw new Error(`There is no shade ${washbasin.drawing.shade}`);
    write(`washbasins/${washbasin.id}`, washbasinPicture(washbasin, shade));
  }
}
