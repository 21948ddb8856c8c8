import { picker, type ShopLanguage, type ShopProduct, shopKinds, shopLanguages } from './catalogue-under-test.ts';

/** How somebody asks: for a kind, for several of it, by a name, with a typing error. */
export type Asked = 'kind' | 'plural' | 'name' | 'typo';

export interface Question {
  asked: Asked;
  language: ShopLanguage;
  text: string;
  /** The uids of what is meant. */
  meant: ReadonlySet<string>;
}

/** Questions for products of the shop: each kind of it, and so many of its names, in each language. */
export function questionsFor(products: readonly ShopProduct[], names: number): Question[] {
  const pick = picker(7);
  const meant = (wanted: (one: ShopProduct) => boolean) => new Set(products.filter(wanted).map(({ uid }) => uid));
  return shopLanguages.flatMap((language) => {
    const ofKinds = shopKinds.flatMap(({ one, many }): Question[] => {
      const found = { language, meant: meant(({ kind }) => kind.one[language] === one[language]) };
      return [
        { asked: 'kind', text: one[language], ...found },
        { asked: 'plural', text: many[language], ...found },
        { asked: 'typo', text: mistyped(one[language], pick), ...found },
      ];
    });
    const ofNames = Array.from({ length: names }, (_, index): Question[] => {
      const { heading, kind, line } = pick(products);
      const name = heading[language];
      const begins = name.split(',')[0] ?? name;
      const either: Question[] = [
        { asked: 'name', text: name, language, meant: meant((one) => one.heading[language] === name) },
        {
          asked: 'name',
          text: begins,
          language,
          meant: meant((one) => one.heading[language].split(',')[0] === begins),
        },
      ];
      const ofLine = { language, meant: meant((one) => one.line === line && one.kind === kind) };
      return name.includes(line)
        ? [
            ...either.slice(index % 2, (index % 2) + 1),
            { asked: 'name', text: `${line} ${kind.one[language]}`, ...ofLine },
            { asked: 'typo', text: mistyped(`${line} ${kind.one[language]}`, pick), ...ofLine },
          ]
        : either;
    });
    return [...ofKinds, ...ofNames.flat()].filter(({ text, meant: { size } }) => text !== '' && size > 0);
  });
}

/** A text with one typing error in its longest word: a letter too few or too many, a wrong one, or two that changed places. */
function mistyped(text: string, pick: ReturnType<typeof picker>): string {
  const [word = ''] = text.split(' ').sort((one, other) => other.length - one.length);
  if (word.length < 5) return '';
  const at = pick(Array.from({ length: word.length - 2 }, (_, index) => index + 1));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const wrong = pick([
    before + after,
    before + letter + letter + after,
    before + pick([...'aeinrst']) + after,
    before + after.charAt(0) + letter + after.slice(1),
  ]);
  return wrong === word ? '' : text.replace(word, wrong);
}

/** nDCG@10 of what was found, by uid: 1 where the first ten are all that could be wished for. */
export function qualityOf({ meant }: Question, found: readonly string[]): number {
  const gain = (place: number) => 1 / Math.log2(place + 2);
  const sum = (gains: number[]) => gains.reduce((total, one) => total + one, 0);
  const ideal = sum(Array.from({ length: Math.min(10, meant.size) }, (_, place) => gain(place)));
  return sum(found.slice(0, 10).map((uid, place) => (meant.has(uid) ? gain(place) : 0))) / ideal;
}
