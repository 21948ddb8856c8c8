import type { Localised } from '../../content-api/content.ts';
import { words } from '../records/words.ts';
import type { PageRecord } from './page.ts';

interface CmsPage {
  slug: string;
  title: Localised;
  subheading: Localised;
  content: Localised;
}

const pages: CmsPage[] = [
  {
    slug: 'mentions-legales',
    title: words('Mentions légales', 'Wettelijke vermeldingen', 'Legal notice', 'Impressum'),
    subheading: words(
      'Qui édite ce site',
      'Wie deze site uitgeeft',
      'Who publishes this site',
      'Wer diese Website betreibt',
    ),
    content: words(
      '<h2>Éditeur</h2><p>Rivelle est une marque de démonstration : l’entreprise, ses adresses et ses produits sont imaginaires.</p><p>Rivelle, 12 quai des Ébénistes, 44000 Nantes, France.</p><h2>Propriété</h2><p>Les textes, les dessins et les marques de ce site appartiennent à Rivelle. Leur reprise, même partielle, demande un accord écrit.</p><h2>Responsabilité</h2><p>Les dimensions et les teintes sont données avec soin ; un écran ne remplace pas un échantillon. En cas de doute, <a href="/page/contact">écrivez-nous</a>.</p>',
      '<h2>Uitgever</h2><p>Rivelle is een demonstratiemerk: het bedrijf, zijn adressen en zijn producten zijn verzonnen.</p><p>Rivelle, 12 quai des Ébénistes, 44000 Nantes, Frankrijk.</p><h2>Eigendom</h2><p>De teksten, tekeningen en merken op deze site behoren toe aan Rivelle. Wie ze wil overnemen, ook gedeeltelijk, heeft een schriftelijk akkoord nodig.</p><h2>Aansprakelijkheid</h2><p>Afmetingen en tinten worden met zorg weergegeven; een scherm vervangt geen staal. Bij twijfel: <a href="/page/contact">schrijf ons</a>.</p>',
    ),
  },
  {
    slug: 'confidentialite',
    title: words('Vie privée', 'Privacy', 'Privacy', 'Datenschutz'),
    subheading: words(
      'Ce que nous gardons, et pourquoi',
      'Wat we bewaren, en waarom',
      'What we keep, and why',
      'Was wir speichern, und warum',
    ),
    content: words(
      '<h2>Ce que nous gardons</h2><p>Votre adresse e-mail et une empreinte de votre mot de passe, si vous créez un compte. Vos listes. Les messages que vous nous envoyez.</p><h2>Ce que nous ne faisons pas</h2><p>Nous ne vendons rien de tout cela, et ne suivons pas votre navigation sur d’autres sites.</p><h2>Vos droits</h2><p>Vous pouvez lire, corriger, emporter ou effacer vos données : un mot par la <a href="/page/contact">page de contact</a> suffit.</p>',
      '<h2>Wat we bewaren</h2><p>Uw e-mailadres en een afdruk van uw wachtwoord, als u een account aanmaakt. Uw lijsten. De berichten die u ons stuurt.</p><h2>Wat we niet doen</h2><p>We verkopen niets van dit alles en volgen uw bezoek aan andere sites niet.</p><h2>Uw rechten</h2><p>U kunt uw gegevens inkijken, verbeteren, meenemen of laten wissen: een berichtje via de <a href="/page/contact">contactpagina</a> volstaat.</p>',
    ),
  },
  {
    slug: 'accessibilite',
    title: words('Accessibilité', 'Toegankelijkheid', 'Accessibility', 'Barrierefreiheit'),
    subheading: words('Un site pour tous', 'Een site voor iedereen', 'A site for everybody', 'Eine Website für alle'),
    content: words(
      '<h2>Notre engagement</h2><p>Ce site vise le niveau AA des règles WCAG 2.2. Il se parcourt au clavier, se lit à 200 % sans rien perdre, et respecte le réglage de votre appareil qui demande moins d’animations.</p><h2>Un obstacle ?</h2><p>Dites-nous où vous êtes resté bloqué, par la <a href="/page/contact">page de contact</a> : nous corrigeons, et nous vous répondons.</p>',
      '<h2>Ons engagement</h2><p>Deze site streeft naar niveau AA van de WCAG 2.2-richtlijnen. U kunt ze met het toetsenbord gebruiken en op 200 % lezen zonder iets te verliezen, en ze houdt rekening met de instelling van uw toestel die om minder animatie vraagt.</p><h2>Loopt u ergens vast?</h2><p>Laat ons via de <a href="/page/contact">contactpagina</a> weten waar: wij lossen het op en antwoorden u.</p>',
    ),
  },
  {
    slug: 'cookies',
    title: words('Cookies', 'Cookies', 'Cookies', 'Cookies'),
    subheading: words(
      'Deux, et pas un de plus',
      'Twee, en niet één meer',
      'Two, and not one more',
      'Zwei, und kein einziges mehr',
    ),
    content: words(
      '<p>Sans votre accord, ce site ne pose que deux sortes de cookies : celui qui retient votre langue, pendant un an, et ceux qui vous gardent connecté, pendant sept jours, si vous avez ouvert un compte.</p><p>Tout le reste attend votre choix.</p>',
      '<p>Zonder uw toestemming plaatst deze site maar twee soorten cookies: een die uw taal onthoudt, een jaar lang, en die waarmee u aangemeld blijft, zeven dagen lang, als u een account hebt.</p><p>Al de rest wacht op uw keuze.</p>',
    ),
  },
  {
    slug: 'entretien-et-garantie',
    title: words('Entretien et garantie', 'Onderhoud en garantie', 'Care and guarantee', 'Pflege und Garantie'),
    subheading: words(
      'Cinq ans, et bien au-delà',
      'Vijf jaar, en nog lang daarna',
      'Five years, and well beyond',
      'Fünf Jahre, und weit darüber hinaus',
    ),
    content: words(
      '<h2>Au quotidien</h2><ul><li>Essuyez l’eau qui stagne, surtout autour de la vasque.</li><li>Un chiffon humide et un savon doux suffisent à toutes nos matières.</li><li>Évitez l’alcool, le chlore et les éponges abrasives.</li></ul><h2>La garantie</h2><p>Les meubles sont garantis cinq ans, pièces et main-d’œuvre. Les charnières et les coulisses le sont à vie : gardez le numéro gravé dans le premier tiroir.</p>',
      '<h2>Elke dag</h2><ul><li>Veeg stilstaand water weg, vooral rond de wastafel.</li><li>Een vochtige doek en zachte zeep volstaan voor al onze materialen.</li><li>Vermijd alcohol, chloor en schuursponsjes.</li></ul><h2>De garantie</h2><p>Op de meubelen geldt vijf jaar garantie, onderdelen en werkuren inbegrepen. Op scharnieren en ladegeleiders geldt ze levenslang: bewaar het nummer dat in de eerste lade gegraveerd staat.</p>',
    ),
  },
];

export const cmsPages: PageRecord[] = pages.map(({ slug, title, subheading, content }) => ({
  path: `/cms/${slug}`,
  seo: { title, description: subheading, type: 'article' },
  blocks: [
    { type: 'HeroCms', heading: title, subheading },
    {
      type: 'CmsContent',
      content,
      cta: {
        to: '/page/contact',
        label: words('Nous écrire', 'Schrijf ons', 'Write to us', 'Schreiben Sie uns'),
        style: 'link',
      },
    },
  ],
}));
