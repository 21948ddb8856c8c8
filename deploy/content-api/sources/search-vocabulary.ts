import type { Language } from 'shared/i18n';
import { nearSizes } from './asked-text.ts';

/** What shoppers say and the catalogue does not; every word as search folds it: small letters without accents. */
interface Vocabulary {
  /** Words that narrow nothing here: the room that everything is for. */
  ignored: ReadonlySet<string>;
  /** Beginnings of composed words that say the same: a "badkamermeubel" is a "meubel". */
  beginnings: readonly string[];
  /** Other words for the same thing. */
  means: ReadonlyMap<string, readonly string[]>;
}

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** `lavabo: vasque evier, glace: miroir` */
const meanings = (list: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    list
      .split(',')
      .map((entry) => entry.trim().split(':'))
      .map(([word = '', words = '']): [string, string[]] => [word.trim(), words.trim().split(' ')]),
  );

const vocabularies: Record<Language, Vocabulary> = {
  fr: {
    ignored: listed('bain bains salle sdb largeur large hauteur profondeur taille dimension dimensions'),
    beginnings: [],
    means: meanings(`lavabo: vasque, lavabos: vasque, evier: vasque, lavemain: escale, glace: miroir, psyche: miroir,
      commode: meuble, bahut: meuble, placard: rangement colonne, armoire: colonne, penderie: colonne,
      etagere: tablette, tablette: etagere, rayonnage: etagere, led: eclairage, lumineux: eclairage, lumiere: eclairage,
      lampe: eclairage, siege: tabouret, chaise: tabouret, crochet: pateres, crochets: pateres, portemanteau: pateres,
      linge: buanderie, secheserviettes: porte serviettes, anthracite: gris noir, gris: gris, ecru: blanc beige,
      creme: blanc beige, taupe: marron beige, turquoise: vert bleu, kaki: vert, bordeaux: rouge, dore: laiton,
      or: laiton, inox: metal acier, alu: metal, fer: metal, marbre: pierre, bois: bois chene noyer, garantie: garantie,
      sav: garantie, devis: contact, expedition: livraison, retourner: retours, emploi: travailler,
      recrutement: travailler, metiers: travailler, magasin: revendeur, boutique: revendeur, distributeur: revendeur,
      showroom: revendeur, joindre: contacter, telephone: contacter, nuancier: nuancier, coloris: nuancier couleur,
      teinte: nuancier couleur, faq: questions`),
  },
  nl: {
    ignored: listed('badkamer badkamers breed breedte hoogte diepte afmeting afmetingen'),
    beginnings: ['badkamer', 'bad', 'wand'],
    means: meanings(`lavabo: wastafel, lavabomeubel: wastafelmeubel, wasbak: wastafel, gootsteen: wastafel,
      toiletkast: spiegelkast, ladekast: wastafelmeubel, commode: wastafelmeubel lade, plank: wandplank,
      schap: wandplank, rek: wandrek handdoekrek, handdoekhouder: handdoekrek, handdoekenrek: handdoekrek,
      handdoek: handdoekrek, haak: wandhaken, haken: wandhaken, kapstok: wandhaken, krukje: kruk, stoel: kruk,
      wasmachine: waskamer, droger: waskamer, walnoot: notenhout, notelaar: notenhout, eik: eiken, eikenhout: eiken,
      antraciet: grijs zwart, creme: wit beige, goud: messing, marmer: steen, led: verlichting, licht: verlichting,
      lamp: verlichting, waarborg: garantie, bezorging: levering, verzending: levering, terugsturen: retourneren,
      vacatures: werken, vacature: werken, jobs: werken, winkel: verkooppunt,
      dealer: verkooppunt, showroom: verkooppunt, telefoon: contact, kleuren: kleurenkaart kleur, faq: vragen`),
  },
  en: {
    ignored: listed('bathroom bathrooms width wide height depth size dimensions'),
    beginnings: [],
    means: meanings(`vanity: washbasin, vanities: washbasin, toilet: cloakroom, wc: cloakroom, handless: handleless,
      sink: basin washbasin, basin: washbasin, washstand: washbasin, cupboard: cabinet unit, cabinet: unit,
      dresser: unit, chest: unit, sideboard: low, rack: rail, rod: rail, bar: rail, towel: towel, bookcase: shelf,
      ledge: shelf, furniture: unit cabinet, shelves: shelf, shelving: shelf, hook: hooks, peg: hooks, pegs: hooks,
      seat: stool, chair: stool, bench: stool, washer: laundry, dryer: laundry, washing: laundry, led: light,
      lighted: light, illuminated: light, backlit: light, lamp: light, gray: grey, charcoal: grey black,
      anthracite: grey black, color: colour, colors: colour, colored: colour, cream: white beige, ivory: white beige,
      taupe: brown beige, tan: brown beige, navy: blue, teal: green blue, gold: brass, golden: brass, aluminum: metal,
      aluminium: metal, steel: metal, iron: metal, industrial: metal, marble: stone, timber: wood, wooden: wood,
      warranty: guarantee, warrantee: guarantee, shipping: delivery, refund: returns, return: returns, jobs: working,
      careers: working, job: working, swatches: chart, swatch: chart, custom: measure, customized: measure,
      customised: measure, bespoke: measure, store: retailer, shop: retailer, dealer: retailer, stockist: retailer,
      showroom: retailer, phone: contact, telephone: contact, faq: questions, center: centre`),
  },
  de: {
    ignored: listed('bad badezimmer fur breit breite hohe tiefe grosse'),
    beginnings: ['badezimmer', 'bad', 'wand'],
    means: meanings(`waschbecken: waschtisch, doppelwaschbecken: doppelwaschtisch, wc: toilette gastebad,
      lavabo: waschtisch, waschplatz: waschtisch, alibert: spiegelschrank, kasten: schrank, kommode: unterschrank,
      sideboard: unterschrank, kleiderhaken: wandhaken, haken: wandhaken, handtuchstange: handtuchhalter,
      handtuch: handtuchhalter, ablage: regal, brett: regal, bord: regal, stuhl: hocker, sitz: hocker,
      waschmaschine: wascheschrank, trockner: wascheschrank, eichenholz: eiche, walnuss: nussbaum, nuss: nussbaum,
      anthrazit: grau schwarz, creme: weiss beige, gold: messing, marmor: stein, stahl: metall, eisen: metall,
      mobel: waschtisch schrank, moebel: waschtisch schrank, badmobel: waschtisch schrank, led: licht,
      beleuchtung: licht, beleuchtet: licht, lampe: licht, gewahrleistung: garantie, versand: lieferung,
      rucksendung: ruckgabe, umtausch: ruckgabe, jobs: arbeiten, karriere: arbeiten, stellen: arbeiten,
      geschaft: handler, laden: handler, fachhandler: handler, verkaufsstelle: handler, ausstellung: handler,
      telefon: kontakt, farben: farbkarte farbe, faq: fragen`),
  },
};

/** Whether a language writes two words as one, as "wastafelkraan" and "waschbeckenschrank". */
export const joinsWords = (language: Language): boolean => language === 'de' || language === 'nl';

/** What people say in a language. */
export const wordsPeopleSay = (language: Language): string[] => [...vocabularies[language].means.keys()];

/** A word of what somebody typed: as typed, and as corrected; one that is in every text tells nothing. */
export interface AskedWord {
  typed: string;
  word: string;
  telling: boolean;
}

/** Words of which one has to be found. */
export interface WordGroup {
  words: string[];
  /** Whether the beginning of a word is enough: of a long one, and of the last, which may still be typed. */
  begins: boolean;
}

/**
 * The words to look for: a group for each word that matters. Where no word matters, all of them do: who types "salle de
 * bain" alone means it. `added` is what editors have found that people say.
 */
export function wordGroups(
  asked: readonly AskedWord[],
  language: Language,
  added: ReadonlyMap<string, readonly string[]>,
): WordGroup[] {
  const { ignored, beginnings, means } = vocabularies[language];
  const wanted = asked.filter(
    ({ typed, telling }) => telling && !ignored.has(typed) && (typed.length > 1 || /\d/.test(typed)),
  );
  const groups = wanted.length > 0 ? wanted : asked;
  return groups.map(({ word }, index) => {
    const beginning = beginnings.find((start) => word.startsWith(start) && word.length >= start.length + 4);
    return {
      words: [
        ...nearSizes(word),
        ...(means.get(word) ?? []),
        ...(added.get(word) ?? []),
        ...(beginning ? [word.slice(beginning.length)] : []),
      ],
      begins: word.length >= 4 || index === groups.length - 1,
    };
  });
}
