import type { project, projectChoice } from '../../content-api/tables.ts';
import { familySituations } from '../records/project-family-situations.ts';
import { surfaces } from '../records/project-surfaces.ts';
import { projectId, projects } from '../records/projects.ts';

/** The surfaces and family situations as rows of their content table. */
export const projectChoiceRows: (typeof projectChoice.$inferInsert)[] = [
  ...surfaces.map(({ id, name, alt }, position) => ({
    kind: 'surface' as const,
    id,
    position,
    name,
    image: { url: `/pictures/surfaces/${id}.svg`, alt, width: 480, height: 480 },
  })),
  ...familySituations.map(({ id, name }, position) => ({ kind: 'familySituation' as const, id, position, name })),
];

/** The projects as rows of their content table. */
export const projectRows: (typeof project.$inferInsert)[] = projects.map((record, position) => ({
  id: projectId(record),
  position,
  heading: record.heading,
  surface: record.surface,
  familySituation: record.familySituation,
  inspiration: record.inspiration,
  products: record.products,
}));
