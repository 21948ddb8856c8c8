import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where the gateway serves the folder `pictures` beside this file. */
const folder = '/pictures';

/** The address of a picture by its name without the ending: rendered if it is, otherwise its drawing. */
export const pictureFile = (name: string): string =>
  `${folder}/${name}.${existsSync(join(import.meta.dirname, `pictures/${name}.jpg`)) ? 'jpg' : 'svg'}`;
