import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'pierre-de-synthese',
  category: 'matieres',
  date: '2026-06-09',
  author: 'Tilman Roth',
  label: words('Mode d’emploi', 'Gebruiksaanwijzing', 'User’s guide', 'Gebrauchsanleitung'),
  heading: words(
    'La pierre de synthèse, qui se reponce',
    'Composietsteen, die u weer opschuurt',
    'Solid surface, the stone you can sand',
    'Mineralwerkstoff, der Stein zum Schleifen',
  ),
  description: words(
    'Deux tiers de minéral, un tiers de résine, aucun joint : comment une matière inventée a fini par mériter son nom de pierre.',
    'Twee derde mineraal, een derde hars, geen enkele naad: hoe een uitgevonden materiaal de naam steen verdiende.',
    'Two thirds mineral, one third resin, no joints: how an invented material came to earn the name of stone.',
    'Zwei Drittel Mineral, ein Drittel Harz, keine Fuge: wie ein erfundenes Material sich den Namen Stein verdient hat.',
  ),
  drawing: 'room',
  scene: { wall: '#E4DDD0', facing: 'plaster', finish: 'sand' },
  alt: words(
    'Un plan clair d’un seul tenant, sa vasque creusée dans la masse',
    'Een licht blad uit één stuk, met een ingewerkte wastafel',
    'A pale top in one piece, its basin shaped from the same material',
    'Eine helle Platte aus einem Stück mit eingeformtem Becken',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>Elle n’a jamais vu de carrière. La pierre de synthèse se compose pour deux tiers de trihydrate d’alumine, une poudre blanche tirée de la bauxite, et pour un tiers de résine acrylique. On mélange, on coule, on laisse durcir. Le résultat pèse comme une pierre, se travaille comme un bois et garde la tiédeur de la pièce.</p><h2>Une vasque sans bord</h2><p>Douze millimètres d’épaisseur, une défonceuse, une colle faite de la même matière que la plaque : une fois poncée, la jonction disparaît. La vasque prolonge le plan comme un creux dans le sable. Il n’y a donc ni joint à refaire, ni recoin où le savon s’installe. Un coup de main du bord vers la bonde, et tout est propre.</p><p>C’est elle que nous posons sur <a href="/product/ondine-120">Ondine 120</a>, avec un rayon d’angle de dix millimètres, celui d’un chiffon plié en quatre.</p>',
        '<p>Ze heeft nooit een steengroeve gezien. Composietsteen bestaat voor twee derde uit aluminiumtrihydraat, een wit poeder uit bauxiet, en voor een derde uit acrylhars. Mengen, gieten, laten uitharden. Het resultaat weegt als steen, laat zich bewerken als hout en heeft de warmte van de kamer.</p><h2>Een wastafel zonder rand</h2><p>Twaalf millimeter dik, een bovenfrees, een lijm uit hetzelfde materiaal als de plaat: eenmaal geschuurd is de naad verdwenen. De wastafel loopt uit het blad als een kuil in het zand. Er is dus geen voeg om te vernieuwen en geen hoekje waar zeep zich nestelt. Eén veeg van de rand naar de afvoer, en alles is schoon.</p><p>Dit blad komt op <a href="/product/ondine-120">Ondine 120</a>, met een hoekstraal van tien millimeter: die van een in vieren gevouwen doek.</p>',
        '<p>It has never seen a quarry. Solid surface is two thirds alumina trihydrate, a white powder made from bauxite, and one third acrylic resin. Mix, pour, let it harden. What comes out weighs like stone, works like timber and stays at the temperature of the room.</p><h2>A basin without an edge</h2><p>Twelve millimetres of thickness, a router, and a glue made of the same stuff as the sheet: once sanded, the seam is gone. The basin runs on from the top like a hollow in the sand. So there is no sealant to renew, and no corner for soap to settle in. One wipe from the rim to the waste, and everything is clean.</p><p>We fit it to <a href="/product/ondine-120">Ondine 120</a> with a corner radius of ten millimetres, which is that of a cloth folded in four.</p>',
        '<p>Einen Steinbruch hat er nie gesehen. Mineralwerkstoff besteht zu zwei Dritteln aus Aluminiumtrihydrat, einem weißen Pulver aus Bauxit, und zu einem Drittel aus Acrylharz. Mischen, gießen, härten lassen. Das Ergebnis wiegt wie Stein, lässt sich bearbeiten wie Holz und nimmt die Wärme des Raums an.</p><h2>Ein Becken ohne Rand</h2><p>Zwölf Millimeter Stärke, eine Oberfräse, ein Kleber aus demselben Material wie die Platte: Einmal geschliffen, ist die Naht verschwunden. Das Becken geht aus der Platte hervor wie eine Mulde im Sand. Es gibt also keine Fuge zu erneuern und keinen Winkel, in dem sich Seife festsetzt. Ein Wisch vom Rand zum Ablauf, und alles ist sauber.</p><p>Wir verwenden ihn für <a href="/product/ondine-120">Ondine 120</a>, mit einem Eckradius von zehn Millimetern: dem eines vierfach gefalteten Tuchs.</p>',
      ),
    },
    {
      type: 'PushTextImage',
      heading: words(
        'Trois minutes pour une rayure',
        'Drie minuten voor een kras',
        'Three minutes for a scratch',
        'Drei Minuten für einen Kratzer',
      ),
      text: words(
        '<p>Mouillez la surface. Prenez une éponge grattante, la verte, réservée à cet usage. Frottez en petits cercles, large, sans appuyer sur la rayure elle-même : il s’agit d’abaisser tout autour, pas de creuser. Rincez, séchez, regardez à contre-jour. Recommencez au besoin.</p><p>Pour une entaille franche, un papier au grain 320 puis 600, toujours mouillé, toujours en cercles. La matière est la même sur toute son épaisseur : vous ne trouverez rien d’autre en dessous.</p>',
        '<p>Maak het oppervlak nat. Neem een schuursponsje, een groen, dat u hiervoor apart houdt. Wrijf in kleine cirkels, ruim, zonder op de kras zelf te drukken: u wilt de omgeving verlagen, niet graven. Spoel, droog, kijk in tegenlicht. Herhaal als het nodig is.</p><p>Bij een echte snee gebruikt u schuurpapier met korrel 320 en daarna 600, altijd nat, altijd in cirkels. Het materiaal is over de hele dikte hetzelfde: u vindt er niets anders onder.</p>',
        '<p>Wet the surface. Take a green scouring pad, one kept for this purpose. Rub in small circles, over a wide area, without pressing on the scratch itself: the aim is to lower what lies around it, not to dig. Rinse, dry, look at it against the light. Repeat if you must.</p><p>For a proper nick, use 320 grit and then 600, always wet, always in circles. The material is the same all the way through. You will find nothing else underneath.</p>',
        '<p>Machen Sie die Fläche nass. Nehmen Sie einen Scheuerschwamm, einen grünen, den Sie nur dafür aufheben. Reiben Sie großzügig in kleinen Kreisen, ohne auf den Kratzer selbst zu drücken: Sie wollen die Umgebung absenken, nicht graben. Abspülen, trocknen, im Gegenlicht prüfen. Bei Bedarf wiederholen.</p><p>Für eine richtige Kerbe nehmen Sie Papier mit Körnung 320, dann 600, immer nass, immer in Kreisen. Das Material ist durch und durch gleich: Darunter kommt nichts anderes.</p>',
      ),
      cta: {
        to: '/article/nettoyer-un-plan-vasque',
        label: words('L’entretien au quotidien', 'Het dagelijkse onderhoud', 'Everyday care', 'Die tägliche Pflege'),
      },
      image: pictureOf.productCard(
        'ondine-120',
        words(
          'Le meuble Ondine 120, plan clair et vasque intégrée',
          'Het meubel Ondine 120 met licht blad en geïntegreerde wastafel',
          'The Ondine 120 unit with a pale top and integrated basin',
          'Das Möbel Ondine 120 mit heller Platte und integriertem Becken',
        ),
      ),
    },
    {
      type: 'EditoSimple',
      text: words(
        '<p><strong>Une seule précaution.</strong> Un fer à lisser travaille à deux cents degrés, la résine s’arrête à quatre-vingts. Posez-le sur du bois, du liège ou dans un <a href="/product/plateau-nocturne">plateau</a>. La marque d’un fer, elle aussi, se ponce. Mais ce n’est plus trois minutes.</p>',
        '<p><strong>Eén voorzorg.</strong> Een stijltang werkt bij tweehonderd graden, de hars houdt op bij tachtig. Leg ze op hout, op kurk of op een <a href="/product/plateau-nocturne">dienblad</a>. Ook de afdruk van een tang kunt u wegschuren. Maar dan zijn het geen drie minuten meer.</p>',
        '<p><strong>One precaution.</strong> Hair straighteners work at two hundred degrees; the resin gives up at eighty. Put them on wood, on cork or on a <a href="/product/plateau-nocturne">tray</a>. The mark of a hot iron can be sanded out as well, but not in three minutes.</p>',
        '<p><strong>Eine Vorsicht nur.</strong> Ein Glätteisen arbeitet bei zweihundert Grad, das Harz hört bei achtzig auf. Legen Sie es auf Holz, auf Kork oder auf ein <a href="/product/plateau-nocturne">Tablett</a>. Auch der Abdruck eines Eisens lässt sich wegschleifen. Nur nicht in drei Minuten.</p>',
      ),
    },
    { type: 'SliderProductInterface', products: ['RV-2080', 'RV-2120', 'RV-7160', 'RV-6100'] },
  ],
};
