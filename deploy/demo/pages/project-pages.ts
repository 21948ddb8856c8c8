import { languages } from 'shared/i18n';
import type { Localised } from '../../content-api/content.ts';
import { inspirations } from '../records/inspirations.ts';
import { familySituations } from '../records/project-family-situations.ts';
import { surfaces } from '../records/project-surfaces.ts';
import { type ProjectRecord, projectId, projects } from '../records/projects.ts';
import { words } from '../records/words.ts';
import { show } from './block-pictures.ts';
import type { PageRecord } from './page.ts';

/** The pages of the projects: what is proposed, advice for the room and for who lives there, and the mood of it. */
export const projectPages: PageRecord[] = projects.map(projectPage);

function projectPage(project: ProjectRecord): PageRecord {
  const { surface, familySituation, mood } = choicesOf(project);
  const { heading, note } = project;
  return {
    path: `/project/${projectId(project)}`,
    seo: { title: heading, description: note, image: show.inspiration(mood.id).url },
    blocks: [
      {
        type: 'HeroCms',
        heading,
        subheading: note,
        caption: joined(' · ', surface.name, familySituation.name),
        image: show.inspirationWide(mood.id),
      },
      { type: 'EditoSimple', text: joined('', surface.advice, familySituation.advice) },
      {
        type: 'MeaL',
        position: 'right',
        backgroundColor: mood.color,
        heading: mood.heading,
        text: mood.text,
        image: show.collection(mood.collection),
        cta: {
          to: `/inspiration/${mood.id}`,
          label: words('Voir l’inspiration', 'Bekijk de inspiratie', 'See the inspiration', 'Zur Inspiration'),
        },
      },
    ],
  };
}

/** The records that a project names; throws where it names one that does not exist. */
function choicesOf(project: ProjectRecord) {
  const surface = surfaces.find(({ id }) => id === project.surface);
  const familySituation = familySituations.find(({ id }) => id === project.familySituation);
  const mood = inspirations.find(({ id }) => id === project.inspiration);
  if (!surface || !familySituation || !mood) throw new Error(`${projectId(project)} names something unknown`);
  return { surface, familySituation, mood };
}

function joined(between: string, ...texts: Localised[]): Localised {
  const all: Localised = { fr: '' };
  for (const language of languages) all[language] = texts.map((text) => text[language] ?? text.fr).join(between);
  return all;
}
