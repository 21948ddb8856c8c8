import type { Localised } from '../../../content-api/content.ts';
import { words } from '../../records/words.ts';
import { links } from '../links.ts';
import type { PageRecord } from '../page.ts';
import { choosing } from './questions/choosing.ts';
import { livingWith } from './questions/living-with.ts';
import { ordering } from './questions/ordering.ts';

const title = (fr: string, nl: string, en: string, de: string): Localised =>
  words(`<h2>${fr}</h2>`, `<h2>${nl}</h2>`, `<h2>${en}</h2>`, `<h2>${de}</h2>`);

export const questions: PageRecord = {
  path: '/page/questions-frequentes',
  slugs: words('questions-frequentes', 'veelgestelde-vragen', 'questions-and-answers', 'haeufige-fragen'),
  seo: {
    title: words('Questions fréquentes', 'Veelgestelde vragen', 'Questions and answers', 'Häufige Fragen'),
    description: words(
      'Choisir, commander, poser, entretenir : les réponses de l’atelier aux questions que l’on nous pose le plus.',
      'Kiezen, bestellen, plaatsen, onderhouden: antwoorden van het atelier op de vragen die we het vaakst krijgen.',
      'Choosing, ordering, fitting, caring: the workshop’s answers to the questions we hear most.',
      'Auswählen, bestellen, montieren, pflegen: Antworten der Werkstatt auf die häufigsten Fragen.',
    ),
  },
  blocks: [
    {
      type: 'HeroCms',
      heading: words('Questions fréquentes', 'Veelgestelde vragen', 'Questions and answers', 'Häufige Fragen'),
      subheading: words(
        'Douze réponses, écrites par ceux qui fabriquent',
        'Twaalf antwoorden, van wie de meubelen maakt',
        'Twelve answers, written by those who build',
        'Zwölf Antworten von denen, die bauen',
      ),
    },
    { type: 'CmsContent', content: title('Choisir', 'Kiezen', 'Choosing', 'Auswählen') },
    { type: 'Accordion', items: choosing },
    {
      type: 'CmsContent',
      content: title('Commander et poser', 'Bestellen en plaatsen', 'Ordering and fitting', 'Bestellen und montieren'),
    },
    { type: 'Accordion', items: ordering },
    { type: 'CmsContent', content: title('Vivre avec', 'Ermee leven', 'Living with it', 'Damit leben') },
    { type: 'Accordion', items: livingWith },
    {
      type: 'SeeMore',
      heading: words(
        'Votre question n’y est pas ?',
        'Staat uw vraag er niet bij?',
        'Is yours not among them?',
        'Ihre Frage ist nicht dabei?',
      ),
      text: words(
        'Écrivez-la, une personne de l’atelier vous répond.',
        'Stel ze ons, iemand van het atelier antwoordt u.',
        'Write it down, and someone from the workshop will answer.',
        'Schreiben Sie sie auf, jemand aus der Werkstatt antwortet Ihnen.',
      ),
      cta: links.contact,
    },
  ],
};
