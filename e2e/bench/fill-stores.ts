import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningSite } from '../site/start-site.ts';
import { importInto } from './import-into.ts';

export const stores = 5_000;

/** Gives a running site stores all over France, on a grid that is a little askew. */
export async function fillStores(site: RunningSite): Promise<void> {
  await mkdir(site.dataDir, { recursive: true });
  const file = join(site.dataDir, 'stores.json');
  const records = Array.from({ length: stores }, (_, index) => ({
    id: `bench-${index}`,
    name: `Magasin ${index}`,
    type: { fr: 'Spécialiste' },
    address: '1 rue Haute',
    zipCode: String(10_000 + index),
    city: 'Ville',
    countryCode: 'FR',
    phone: '01 02 03 04 05',
    lat: 43 + (index % 70) / 10,
    lng: -2 + Math.floor(index / 70) / 8,
  }));
  await writeFile(file, JSON.stringify(records));
  await importInto(site, file);
}
