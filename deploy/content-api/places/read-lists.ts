import { parentPort } from 'node:worker_threads';
import { placeRows } from './place-rows.ts';

/** A worker thread: reading the lists of the whole world would block the event loop for a second and stay in memory. */

/** How many rows the embedded database is given at once; it answers nobody meanwhile, which pages of a busy machine wait for. */
const batch = 100;

const rows = placeRows();
// As JSON text, which only the database parses.
parentPort?.postMessage(
  Array.from({ length: Math.ceil(rows.length / batch) }, (_, index) =>
    JSON.stringify(rows.slice(index * batch, (index + 1) * batch)),
  ),
);
