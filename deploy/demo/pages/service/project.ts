import { words } from '../../records/words.ts';
import type { ServicePage } from './service-page.ts';

/** The project configurator. */
export const projectPage: ServicePage = {
  slug: 'project',
  title: words('Votre projet', 'Uw project', 'Your project', 'Ihr Projekt'),
  description: words(
    'Surface, famille, ambiance : trois réponses et Rivelle propose les meubles d’une salle de bains qui vous ressemble.',
    'Oppervlakte, gezin, sfeer: drie antwoorden en Rivelle stelt de meubelen voor van een badkamer die bij u past.',
    'Floor area, family, mood: three answers, and Rivelle suggests the furniture for a bathroom that suits you.',
    'Fläche, Familie, Stimmung: drei Antworten, und Rivelle schlägt die Möbel für ein Bad vor, das zu Ihnen passt.',
  ),
  introduction: words(
    '<p>Un bon projet commence par trois phrases : combien de mètres carrés, qui se brosse les dents à la même heure, et quelle lumière vous aimez. Répondez-y, nous sortons les meubles.</p>',
    '<p>Een goed project begint met drie zinnen: hoeveel vierkante meter, wie er op hetzelfde uur de tanden poetst, en van welk licht u houdt. Geef ons uw antwoorden, wij halen de meubelen erbij.</p>',
    '<p>A good project begins with three sentences: how many square metres, who brushes their teeth at the same hour, and what light you like. Answer them, and we will fetch the furniture.</p>',
    '<p>Ein gutes Projekt beginnt mit drei Sätzen: wie viele Quadratmeter, wer sich zur selben Zeit die Zähne putzt, und welches Licht Sie mögen. Sie antworten, wir holen die Möbel dazu.</p>',
  ),
};
