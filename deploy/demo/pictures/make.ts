import { drawEditorial } from './editorial-pictures.ts';
import { drawCatalogue } from './product-pictures.ts';
import { drawSmall } from './small-pictures.ts';

/** Draws every picture of the demonstration brand from its own record: `node deploy/demo/pictures/make.ts`. */

drawCatalogue();
drawEditorial();
drawSmall();
