import { join } from 'node:path';
import { repository } from './applications.ts';

export type Mode = 'production' | 'development';

/** The folder of an application's build: it holds exactly one release. */
export const buildFolder = (mode: Mode, name: string): string => join(repository, '.build', mode, name);
