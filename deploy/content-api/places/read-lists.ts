import { parentPort } from 'node:worker_threads';
import { placeRows } from './place-rows.ts';

/** A worker: the lists have the whole world in them, which would hold the server up for a second and stay in its memory. */

/** How many rows the database is given at once. */
const batch = 5_000;

const rows = placeRows();
// As text: the database reads it, and nobody in between has to.
parentPort?.postMessage(
  Array.from({ length: Math.ceil(rows.length / batch) }, (_, index) =>
    JSON.stringify(rows.slice(index * batch, (index + 1) * batch)),
  ),
);
