import { pictureFile } from '../../picture-file.ts';
import { pictureOf } from '../../picture-of.ts';
import { words } from '../../records/words.ts';
import { links } from '../links.ts';
import type { PageRecord } from '../page.ts';
import { workshop } from '../scene-pictures.ts';

export const madeInFrance: PageRecord = {
  path: '/page/fabrique-en-france',
  slugs: words('fabrique-en-france', 'gemaakt-in-frankrijk', 'made-in-france', 'in-frankreich-gefertigt'),
  seo: {
    title: words('Fabriqué en France', 'Gemaakt in Frankrijk', 'Made in France', 'In Frankreich gefertigt'),
    description: words(
      'Ce qui vient de Nantes, ce qui vient de plus loin : l’origine des meubles Rivelle, pièce par pièce.',
      'Wat uit Nantes komt en wat van verder: de herkomst van Rivelle-meubelen, stuk voor stuk.',
      'What comes from Nantes and what from further away: the origin of Rivelle furniture, part by part.',
      'Was aus Nantes kommt und was von weiter her: die Herkunft der Rivelle-Möbel, Teil für Teil.',
    ),
    image: pictureFile('scenes/workshop'),
  },
  blocks: [
    {
      type: 'HeroLarge',
      heading: words('Fabriqué à Nantes', 'Gemaakt in Nantes', 'Made in Nantes', 'Gefertigt in Nantes'),
      text: words(
        'Entre la Loire et la gare, dans une ancienne fabrique de chaises.',
        'Tussen de Loire en het station, in een oude stoelenfabriek.',
        'Between the Loire and the station, in a former chair factory.',
        'Zwischen Loire und Bahnhof, in einer ehemaligen Stuhlfabrik.',
      ),
      backgroundImageDesktop: workshop.desktop,
      backgroundImageMobile: workshop.mobile,
    },
    {
      type: 'EditoSimple',
      text: words(
        '<p>« Fabriqué en France » peut vouloir dire beaucoup de choses. Chez nous : dessiné, débité, assemblé, fini, monté et contrôlé sous le même toit.</p>',
        '<p>‘Gemaakt in Frankrijk’ kan veel betekenen. Bij ons: getekend, gezaagd, verbonden, afgewerkt, gemonteerd en nagekeken onder hetzelfde dak.</p>',
        '<p>“Made in France” can mean many things. Here it means drawn, cut, joined, finished, assembled and checked under one roof.</p>',
        '<p>„In Frankreich gefertigt“ kann vieles heißen. Bei uns heißt es: gezeichnet, zugeschnitten, verbunden, lackiert, montiert und geprüft unter einem Dach.</p>',
      ),
    },
    {
      type: 'CmsContent',
      content: words(
        '<h2>Ce qui vient d’ici</h2><ul><li>Le chêne : forêts de la Sarthe, de l’Allier et du Morvan.</li><li>La céramique : deux ateliers, dans la Drôme et dans le Berry.</li><li>La laque et l’huile : un formulateur de Loire-Atlantique.</li></ul><h2>Ce qui vient de plus loin</h2><ul><li>Les charnières et les coulisses : Autriche. Personne ne les fait mieux, et nous avons essayé.</li><li>Le verre des miroirs : Belgique.</li><li>Les modules lumineux : Allemagne.</li></ul><p>Additionnez les heures de travail : quatre-vingt-onze pour cent sont faites à Nantes.</p>',
        '<h2>Wat van hier komt</h2><ul><li>Het eiken: bossen van de Sarthe, de Allier en de Morvan.</li><li>De keramiek: twee ateliers, in de Drôme en in de Berry.</li><li>De lak en de olie: een maker uit Loire-Atlantique.</li></ul><h2>Wat van verder komt</h2><ul><li>Scharnieren en geleiders: Oostenrijk. Niemand maakt ze beter, en we hebben het geprobeerd.</li><li>Het spiegelglas: België.</li><li>De lichtmodules: Duitsland.</li></ul><p>Tel de werkuren op: eenennegentig procent wordt in Nantes gepresteerd.</p>',
        '<h2>What comes from here</h2><ul><li>Oak: forests of the Sarthe, the Allier and the Morvan.</li><li>Ceramic: two studios, in the Drôme and in the Berry.</li><li>Lacquer and oil: a maker in Loire-Atlantique.</li></ul><h2>What comes from further away</h2><ul><li>Hinges and runners: Austria. Nobody makes them better, and we have tried.</li><li>Mirror glass: Belgium.</li><li>Light modules: Germany.</li></ul><p>Add up the hours of work: ninety-one per cent are done in Nantes.</p>',
        '<h2>Was von hier kommt</h2><ul><li>Die Eiche: Wälder der Sarthe, des Allier und des Morvan.</li><li>Die Keramik: zwei Werkstätten, in der Drôme und im Berry.</li><li>Lack und Öl: ein Hersteller aus Loire-Atlantique.</li></ul><h2>Was von weiter her kommt</h2><ul><li>Scharniere und Auszüge: Österreich. Niemand macht sie besser, und wir haben es versucht.</li><li>Das Spiegelglas: Belgien.</li><li>Die Lichtmodule: Deutschland.</li></ul><p>Zählen Sie die Arbeitsstunden zusammen: Einundneunzig Prozent werden in Nantes geleistet.</p>',
      ),
    },
    {
      type: 'PushTextImage',
      heading: words('La main de la Drôme', 'De hand uit de Drôme', 'A hand from the Drôme', 'Die Hand aus der Drôme'),
      text: words(
        '<p>Nos vasques rondes sont tournées par une céramiste qui en fait six par jour, jamais sept. La septième, dit-elle, ne serait pas ronde.</p>',
        '<p>Onze ronde kommen worden gedraaid door een keramist die er zes per dag maakt, nooit zeven. De zevende, zegt ze, zou niet rond zijn.</p>',
        '<p>Our round basins are thrown by a potter who makes six a day, never seven. The seventh, she says, would not be round.</p>',
        '<p>Unsere runden Becken dreht eine Keramikerin, die sechs am Tag macht, nie sieben. Das siebte, sagt sie, wäre nicht rund.</p>',
      ),
      cta: {
        to: '/article/une-ceramiste-en-drome',
        label: words('La rencontrer', 'Maak kennis', 'Meet her', 'Zur Begegnung'),
      },
      image: pictureOf.collectionCard(
        'garrigue',
        words(
          'Une vasque ronde posée sur un plan de chêne',
          'Een ronde opbouwkom op een eiken blad',
          'A round basin on an oak top',
          'Ein rundes Becken auf einer Eichenplatte',
        ),
      ),
    },
    {
      type: 'Showroom',
      label: words('Chez vous', 'Bij u thuis', 'At home', 'Bei Ihnen'),
      heading: words(
        'De Nantes jusqu’à votre mur',
        'Van Nantes tot aan uw muur',
        'From Nantes to your wall',
        'Von Nantes bis an Ihre Wand',
      ),
      text: words(
        'Quatre pièces entièrement sorties de l’atelier.',
        'Vier ruimtes die helemaal uit het atelier komen.',
        'Four rooms that came whole from the workshop.',
        'Vier Räume, ganz aus der Werkstatt.',
      ),
      cta: links.inspirations,
      inspirations: ['esprit-atelier', 'maison-de-famille', 'loft-et-metal', 'suite-parentale'],
    },
  ],
};
