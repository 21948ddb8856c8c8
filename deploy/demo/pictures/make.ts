import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CollectionRecord, collections } from '../records/collections.ts';
import { finishNames } from '../records/finishes.ts';
import type { ProductRecord } from '../records/product-record.ts';
import { products } from '../records/products.ts';
import { collectionScene, inUse } from './drawing/compositions.ts';
import { cardFrame, heroFrame, mobileHeroFrame } from './drawing/frames.ts';
import { materialDetail } from './drawing/material-detail.ts';
import { evening, morning } from './drawing/moods.ts';
import { type Frame, picture } from './drawing/picture.ts';
import type { Scene, View } from './drawing/room.ts';
import { workshop } from './drawing/workshop.ts';

/** Draws every picture of the demonstration brand from its own record: `node deploy/demo/pictures/make.ts`. */

const wide = { width: 1920, height: 1080, scale: 4.7, originX: 0.5, originY: 0.9 };
const narrow = { width: 768, height: 1024, scale: 4.1, originX: 0.5, originY: 0.88 };
const landscape = { width: 960, height: 750, scale: 3.7, originX: 0.46, originY: 0.92 };

function write(name: string, svg: string): void {
  const file = join(import.meta.dirname, `${name}.svg`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${svg}\n`);
}

function drawProduct(product: ProductRecord): void {
  const { slug } = product;
  const { scene } = collectionOf(product);
  write(
    `products/${slug}-card`,
    picture(cardFrame(product), scene, () => inUse(product)),
  );
  write(
    `products/${slug}-hero`,
    picture(heroFrame(product), scene, () => inUse(product)),
  );
  write(
    `products/${slug}-hero-mobile`,
    picture(mobileHeroFrame(product), scene, () => inUse(product)),
  );
}

function drawCollection(collection: CollectionRecord): void {
  const draw = (frame: Frame) =>
    picture(frame, collection.scene, (view) => collectionScene(collection, products, view));
  write(`collections/${collection.id}-hero`, draw({ ...wide, originX: 0.55 }));
  write(`collections/${collection.id}-hero-mobile`, draw(narrow));
  write(`collections/${collection.id}-card`, draw(landscape));
}

function drawScenes(): void {
  const day = { wall: '#EBE2D3', facing: 'plaster', finish: 'oak' } as const;
  const night = { wall: '#4A4A43', facing: 'plaster', finish: 'walnut' } as const;
  drawScene('workshop', day, workshop);
  drawScene('morning', day, morning);
  drawScene('evening', night, evening);
}

function drawScene(name: string, scene: Scene, draw: (view: View) => string): void {
  write(`scenes/${name}`, picture({ ...wide, originX: name === 'workshop' ? 0.5 : 0.64 }, scene, draw));
  write(`scenes/${name}-mobile`, picture(narrow, scene, draw));
}

function collectionOf({ collection }: ProductRecord): CollectionRecord {
  const found = collections.find(({ id }) => id === collection);
  if (!found) throw new Error(`There is no collection ${collection}`);
  return found;
}

for (const product of products) drawProduct(product);
for (const collection of collections) drawCollection(collection);
for (const finish of finishNames) write(`finishes/${finish}`, materialDetail(finish));
drawScenes();
