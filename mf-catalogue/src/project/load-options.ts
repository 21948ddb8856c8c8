import type { Platform } from 'shared/platform';
import type { ProjectOptions } from '../domain/project-choice.ts';
import { ProjectOptionsDocument } from './project-options.generated.ts';

/** What the project configurator offers: surfaces, family situations and, by their headings, inspirations (R164). */
export async function loadProjectOptions(platform: Platform): Promise<ProjectOptions> {
  const { projectInformations, inspirations } = await platform.content.query(ProjectOptionsDocument, {});
  const { surfaces, familySituations } = projectInformations;
  return {
    size: surfaces,
    status: familySituations,
    inspiration: inspirations.map(({ id, heading, headingLanguage }) => ({
      id,
      name: heading,
      nameLanguage: headingLanguage,
    })),
  };
}
