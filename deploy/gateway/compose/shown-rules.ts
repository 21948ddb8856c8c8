import { type Container, parse } from 'postcss';

/**
 * A rule of a style sheet, with the classes that each of its selectors needs at least; or a block around rules, as `@media`.
 * One that is not about classes needs none.
 */
type SheetRule = { text: string; needs: readonly (readonly string[])[] } | { around: string; rules: SheetRule[] };

/** Reads a style sheet. Throws where it is none. */
export const readRules = (sheet: string): SheetRule[] => rulesIn(parse(sheet));

const withRules = /^(?:media|supports|container|starting-style)$/;

const rulesIn = ({ nodes = [] }: Container): SheetRule[] =>
  nodes.map((node) => {
    const text = `${node}${node.type === 'atrule' && !node.nodes ? ';' : ''}`;
    if (node.type === 'rule') return { text, needs: node.selectors.map(neededClasses) };
    if (node.type !== 'atrule' || !node.nodes || !withRules.test(node.name)) return { text, needs: [[]] };
    return { around: `@${node.name} ${node.params}`, rules: rulesIn(node) };
  });

const longest = 1_000;

/** Those outside of brackets, where a selector may have others instead; escapes and very long selectors are not read. */
function neededClasses(selector: string): string[] {
  if (selector.length > longest || selector.includes('\\')) return [];
  let outside = selector.replaceAll(/"[^"]*"|'[^']*'/g, '');
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  return [...outside.matchAll(/\.((?:[\w-]|[^\0-\x7f])+)/g)].map(([, name = '']) => name);
}

/** The rules of a sheet that can select something in HTML with these classes, in their order. */
export const shownRules = (rules: readonly SheetRule[], classes: ReadonlySet<string>): string =>
  rules
    .map((rule) => {
      if ('needs' in rule) return rule.needs.some((each) => each.every((name) => classes.has(name))) ? rule.text : '';
      const inside = shownRules(rule.rules, classes);
      return inside && `${rule.around}{${inside}}`;
    })
    .join('');

/** Every class in HTML. */
export const classesIn = (html: readonly string[]): Set<string> =>
  new Set(
    html
      .flatMap((text) => [...text.matchAll(/\sclass\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)])
      .flatMap(([, double, single]) => (double ?? single ?? '').split(/\s+/)),
  );
