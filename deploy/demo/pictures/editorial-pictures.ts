import { articles } from '../records/articles.ts';
import { type InspirationRecord, inspirations } from '../records/inspirations.ts';
import { washbasinUnits } from '../records/products/washbasin-units.ts';
import { articlePicture } from './drawing/editorial.ts';
import { furnishedRoom } from './drawing/furnished-room.ts';
import { evening, morning } from './drawing/moods.ts';
import { picture } from './drawing/picture.ts';
import type { Scene, View } from './drawing/room.ts';
import { workshop } from './drawing/workshop.ts';
import { articleFormats, inspirationFormat, inspirationSlider, narrow, wide } from './formats.ts';
import { unitFor } from './scene/furnished-room.ts';
import type { Frame } from './scene/room.ts';
import { write } from './write.ts';

/** The pictures of inspirations, articles and editorial pages. */
export function drawEditorial(): void {
  for (const inspiration of inspirations) drawInspiration(inspiration);
  for (const article of articles)
    for (const { name, frame } of articleFormats)
      write(`articles/${article.id}-${name}`, articlePicture(article, frame, washbasinUnits));
  drawScenes();
}

function drawInspiration({ id, scene, collection }: InspirationRecord): void {
  const own = washbasinUnits.filter((unit) => unit.collection === collection);
  const unit = unitFor(id, own, scene.finish, 125);
  const draw = (name: string, frame: Frame) =>
    write(
      `inspirations/${name}`,
      picture(frame, scene, (view) => furnishedRoom(id, unit, scene.finish, view)),
    );
  draw(id, inspirationFormat);
  draw(`${id}-slider`, inspirationSlider);
  draw(`${id}-hero`, wide);
}

function drawScenes(): void {
  const day: Scene = { wall: '#EBE2D3', facing: 'plaster', finish: 'oak' };
  const night: Scene = { wall: '#4A4A43', facing: 'plaster', finish: 'walnut' };
  drawScene('workshop', day, workshop);
  drawScene('morning', day, () => morning());
  drawScene('evening', night, () => evening());
}

function drawScene(name: string, scene: Scene, draw: (view: View) => string): void {
  write(`scenes/${name}`, picture({ ...wide, originX: name === 'workshop' ? 0.5 : 0.64 }, scene, draw));
  write(`scenes/${name}-mobile`, picture(narrow, scene, draw));
}
