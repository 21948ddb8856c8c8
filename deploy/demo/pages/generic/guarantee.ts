import { pictureFile } from '../../picture-file.ts';
import { words } from '../../records/words.ts';
import { links } from '../links.ts';
import type { PageRecord } from '../page.ts';
import { evening } from '../scene-pictures.ts';

export const guarantee: PageRecord = {
  path: '/page/garantie-cinq-ans',
  slugs: words('garantie-cinq-ans', 'vijf-jaar-garantie', 'five-year-guarantee', 'fuenf-jahre-garantie'),
  seo: {
    title: words('Garantie cinq ans', 'Vijf jaar garantie', 'Five-year guarantee', 'Fünf Jahre Garantie'),
    description: words(
      'Cinq ans sur les meubles, à vie sur les charnières et les coulisses : ce que couvre la garantie Rivelle et comment la faire jouer.',
      'Vijf jaar op meubelen, levenslang op scharnieren en geleiders: wat de Rivelle-garantie dekt en hoe u ze inroept.',
      'Five years on furniture, for life on hinges and runners: what the Rivelle guarantee covers and how to call on it.',
      'Fünf Jahre auf Möbel, lebenslang auf Scharniere und Auszüge: was die Rivelle-Garantie abdeckt und wie Sie sie nutzen.',
    ),
    image: pictureFile('scenes/evening'),
  },
  blocks: [
    {
      type: 'HeroNavigation',
      label: words('La maison', 'Ons huis', 'Our house', 'Unser Haus'),
      heading: words(
        'Cinq ans, sans astérisque',
        'Vijf jaar, zonder sterretje',
        'Five years, no asterisk',
        'Fünf Jahre, ohne Sternchen',
      ),
      imageDesktop: evening.desktop,
      imageMobile: evening.mobile,
      leftCta: links.sustainability,
      rightCta: links.madeInFrance,
    },
    {
      type: 'EditoSimple',
      text: words(
        '<p>Une salle de bains est un climat difficile : vapeur, éclaboussures, portes qu’on claque à sept heures du matin. Nos meubles sont faits pour cela, et nous en répondons cinq ans, pièces, main-d’œuvre et déplacement.</p>',
        '<p>Een badkamer is een lastig klimaat: stoom, spatten, deuren die om zeven uur ’s ochtends dichtslaan. Onze meubelen zijn daarvoor gemaakt, en we staan er vijf jaar voor in, met onderdelen, werkuren en verplaatsing.</p>',
        '<p>A bathroom is a difficult climate: steam, splashes, doors slammed at seven in the morning. Our furniture is made for it, and we answer for it for five years: parts, labour and travel.</p>',
        '<p>Ein Bad ist ein schwieriges Klima: Dampf, Spritzer, Türen, die morgens um sieben zuschlagen. Unsere Möbel sind dafür gemacht, und wir stehen fünf Jahre für sie ein, mit Teilen, Arbeit und Anfahrt.</p>',
      ),
    },
    {
      type: 'Accordion',
      items: [
        {
          heading: words('Ce qui est couvert', 'Wat gedekt is', 'What is covered', 'Was abgedeckt ist'),
          text: words(
            '<p>Caissons, façades, plans, tiroirs, éclairages et miroirs : cinq ans à compter de la livraison. Charnières et coulisses : aussi longtemps que le meuble reste au mur où il a été posé. Les pièces remplacées sont garanties jusqu’au terme, et au moins deux ans.</p>',
            '<p>Rompen, fronten, bladen, laden, verlichting en spiegels: vijf jaar vanaf de levering. Scharnieren en geleiders: zolang het meubel hangt waar het geplaatst werd. Vervangen onderdelen zijn gedekt tot het einde van die termijn, en minstens twee jaar.</p>',
            '<p>Carcasses, fronts, tops, drawers, lights and mirrors: five years from delivery. Hinges and runners: for as long as the unit stays on the wall where it was fitted. Replaced parts are covered to the end of the term, and for two years at least.</p>',
            '<p>Korpusse, Fronten, Platten, Schubladen, Leuchten und Spiegel: fünf Jahre ab Lieferung. Scharniere und Auszüge: solange das Möbel an der Wand bleibt, an der es montiert wurde. Ersetzte Teile sind bis zum Ende der Frist abgedeckt, mindestens zwei Jahre.</p>',
          ),
        },
        {
          heading: words('Ce qui ne l’est pas', 'Wat niet gedekt is', 'What is not', 'Was nicht abgedeckt ist'),
          text: words(
            '<p>L’eau qui a stagné des semaines, les produits chlorés, les chocs, et le bois qui fonce à la lumière : il est vivant, c’est même pour cela que vous l’avez choisi.</p>',
            '<p>Water dat wekenlang bleef staan, chloorproducten, stoten, en hout dat donkerder wordt in het licht: het leeft, en daarom hebt u het gekozen.</p>',
            '<p>Water left standing for weeks, chlorine cleaners, knocks, and wood that darkens in the light: it is alive, which is why you chose it.</p>',
            '<p>Wasser, das wochenlang stand, chlorhaltige Reiniger, Stöße, und Holz, das im Licht nachdunkelt: Es lebt, deshalb haben Sie es ja gewählt.</p>',
          ),
        },
        {
          heading: words(
            'Comment la faire jouer',
            'Hoe u ze inroept',
            'How to call on it',
            'Wie Sie sie in Anspruch nehmen',
          ),
          text: words(
            '<p>Relevez le numéro gravé au fond du premier tiroir, prenez deux photos, et passez par votre revendeur ou par la <a href="/page/contact">page de contact</a>. Nous répondons sous deux jours ouvrés. Il n’y a pas de carte à renvoyer.</p>',
            '<p>Noteer het nummer dat onderaan in de eerste lade gegraveerd staat, neem twee foto’s en ga langs bij uw verkooppunt of via de <a href="/page/contact">contactpagina</a>. We antwoorden binnen twee werkdagen. Een garantiekaart hoeft u niet op te sturen.</p>',
            '<p>Note the number engraved at the bottom of the first drawer, take two photographs, and go through your retailer or the <a href="/page/contact">contact page</a>. We answer within two working days. There is no card to send back.</p>',
            '<p>Notieren Sie die Nummer, die im Boden der ersten Schublade eingraviert ist, machen Sie zwei Fotos und wenden Sie sich an Ihren Händler oder an die <a href="/page/contact">Kontaktseite</a>. Wir antworten innerhalb von zwei Werktagen. Eine Garantiekarte müssen Sie nicht einschicken.</p>',
          ),
        },
        {
          heading: words(
            'Et la garantie légale',
            'En de wettelijke garantie',
            'And your legal rights',
            'Und die gesetzliche Gewährleistung',
          ),
          text: words(
            '<p>Notre garantie s’ajoute à celle que la loi vous donne et ne la remplace pas. Le texte complet se trouve sur la page <a href="/cms/entretien-et-garantie">Entretien et garantie</a>.</p>',
            '<p>Onze garantie komt bovenop wat de wet u geeft en vervangt die niet. De volledige tekst staat op de pagina <a href="/cms/entretien-et-garantie">Onderhoud en garantie</a>.</p>',
            '<p>Our guarantee adds to what the law gives you and does not replace it. The full text is on the page <a href="/cms/entretien-et-garantie">Care and guarantee</a>.</p>',
            '<p>Unsere Garantie ergänzt, was Ihnen das Gesetz gibt, und ersetzt es nicht. Der vollständige Text steht auf der Seite <a href="/cms/entretien-et-garantie">Pflege und Garantie</a>.</p>',
          ),
        },
      ],
    },
    {
      type: 'SeeMore',
      heading: words(
        'Bien entretenir, c’est déjà garantir',
        'Goed onderhoud is de halve garantie',
        'Good care is half the guarantee',
        'Gute Pflege ist die halbe Garantie',
      ),
      cta: links.care,
    },
  ],
};
