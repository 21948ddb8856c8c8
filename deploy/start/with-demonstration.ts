import { join } from 'node:path';
import type { Environment } from '../settings/variables.ts';

/** An environment that shows the demonstration brand, where it does not say what else to show. */
export const withDemonstration = (environment: Environment): Environment => ({
  CONTENT_DIR: join(import.meta.dirname, '../demo/content'),
  MEDIA_DIR: join(import.meta.dirname, '../demo'),
  ...environment,
});
