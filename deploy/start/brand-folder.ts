import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { SiteError } from 'shared/errors';
import { z } from 'zod';
import type { Environment } from '../settings/variables.ts';

/** The demonstration brand. A brand's folder has `content` and, where it has any, `pictures`, `films` and `documents`. */
export const demonstration = join(import.meta.dirname, '../demo');

/**
 * An environment that shows the brand of the folder `BRAND`, by default the demonstration, where it does not say what else to
 * show. Another brand has its data in a folder of its own. Throws SiteError `settings-wrong` where the folder has no content.
 */
export function withBrand({ BRAND, ...environment }: Environment): Environment {
  const folder = BRAND ? resolve(BRAND) : demonstration;
  const content = join(folder, 'content');
  if (BRAND && !hasFiles(content))
    throw new SiteError('settings-wrong', `BRAND: ${content} is no folder with content files (docs/content.md)`);
  return {
    CONTENT_DIR: content,
    MEDIA_DIR: folder,
    ...(BRAND && { DATA_DIR: join('.data/brands', basename(folder)) }),
    ...environment,
  };
}

function hasFiles(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0;
  } catch {
    return false;
  }
}

const hosts = z.record(z.string(), z.string()).default({});
const record = z.object({ hosts });
const records = z.union([record, z.tuple([record])]);

/** The public hosts of the brand whose folder this is, by its `content/brand.json`. Throws where there is none. */
export function hostsOf(folder: string): string[] {
  const found = records.parse(JSON.parse(readFileSync(join(folder, 'content/brand.json'), 'utf8')));
  const [brand] = Array.isArray(found) ? found : [found];
  return Object.values(brand.hosts);
}
