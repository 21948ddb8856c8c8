import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The folder of the demonstration brand. Every brand's folder has `content` and, where it has any, `pictures`, `films` and `documents`. */
export const demonstration = join(import.meta.dirname, '../demo');

const records = z.array(z.object({ hosts: z.record(z.string(), z.string()).default({}) })).min(1);

/** The public hosts of the brand whose folder this is, by its `content/brand.json`. */
export function hostsOf(folder: string): string[] {
  const [brand] = records.parse(JSON.parse(readFileSync(join(folder, 'content/brand.json'), 'utf8')));
  return Object.values(brand?.hosts ?? {});
}
