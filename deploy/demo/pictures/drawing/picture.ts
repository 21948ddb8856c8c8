import type { Frame } from '../scene/room.ts';
import { startPicture } from './faces.ts';
import { room, type Scene, type View } from './room.ts';
import { element } from './svg.ts';

/** The whole picture: the room that the frame shows, and what stands in it. */
export function picture(frame: Frame, scene: Scene, draw: (view: View) => string): string {
  startPicture();
  const { width, height, scale } = frame;
  const [x, y] = [width * frame.originX, height * frame.originY];
  const view: View = { left: -x / scale, right: (width - x) / scale, top: -y / scale, bottom: (height - y) / scale };
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', 'aria-hidden': 'true', viewBox: `0 0 ${width} ${height}`, width, height },
    element('g', { transform: `translate(${x} ${y}) scale(${scale})` }, room(scene, view), draw(view)),
  );
}
