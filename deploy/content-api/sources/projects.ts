import { eq } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { project, projectChoice } from '../tables.ts';

export type ProjectRecord = typeof project.$inferSelect;
export type ProjectChoiceRecord = typeof projectChoice.$inferSelect;

export interface ProjectSource {
  /** Surfaces and family situations, in the order of their lists. */
  choices(): Promise<ProjectChoiceRecord[]>;
  all(): Promise<ProjectRecord[]>;
  byId(id: string): Promise<ProjectRecord | undefined>;
}

/** The projects of a database. */
export const databaseProjects = (db: Database): ProjectSource => ({
  choices: () => db.select().from(projectChoice).orderBy(projectChoice.kind, projectChoice.position),
  all: () => db.select().from(project).orderBy(project.position),
  byId: async (id) => (await db.select().from(project).where(eq(project.id, id)))[0],
});
