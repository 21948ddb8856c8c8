import { createHash } from 'node:crypto';
import type { Shot } from '../scene/scene.ts';

/** What a picture is made from, in sixteen characters: it changes when the record, the room or the camera does. */
export const printOf = (shot: Shot): string =>
  createHash('sha256').update(JSON.stringify(shot)).digest('hex').slice(0, 16);
