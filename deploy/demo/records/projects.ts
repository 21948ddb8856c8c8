import type { ProjectRecord } from './project-record.ts';
import { from4to6 } from './projects/from-4-to-6.ts';
import { from6to9 } from './projects/from-6-to-9.ts';
import { over9 } from './projects/over-9.ts';
import { under4 } from './projects/under-4.ts';

export type { ProjectRecord } from './project-record.ts';

/** What is recommended, for some choices of surface, family situation and inspiration; others have no match. */
export const projects: ProjectRecord[] = [...under4, ...from4to6, ...from6to9, ...over9];

/** The id of a project, which is also the slug of its page. */
export const projectId = ({ surface, familySituation, inspiration }: ProjectRecord): string =>
  [surface, familySituation, inspiration].join('-');
