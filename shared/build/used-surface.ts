import { readFileSync } from 'node:fs';
import { eventContracts, isTopic, stateContracts } from '../bus/topics.ts';
import {
  fragmentContracts,
  isFragmentName,
  isRoleName,
  type OpenedRole,
  roleContract,
} from '../fragments/contracts.ts';
import { isCapability, platformCapabilities } from '../platform/capabilities.ts';
import { declaredPages, type PageRoute, pageContract } from '../routes/index.ts';
import { filesOf } from './index.ts';
import { lastWord, nameOf, nodesIn, nodesOfText, plain, type SyntaxNode, textsIn } from './syntax-tree.ts';

/** What an application uses of others, what it emits, and the states that it sets. */
export interface FoundSurface {
  uses: string[];
  emits: string[];
  sets: string[];
}

const isProduct = (path: string): boolean =>
  !/\.test\.tsx?$|\.generated\.ts$|testing|under-test|\/src\/remote\.ts$/.test(path);

const fragment = (name: keyof typeof fragmentContracts) => `${name}@${fragmentContracts[name].major}`;
const event = (name: string) => (isEvent(name) ? [`${name}@${eventContracts[name]}`] : []);
const state = (name: string) => (isTopic(name) ? [`state:${name}@${stateContracts[name].major}`] : []);
const isEvent = (name: string): name is keyof typeof eventContracts => Object.hasOwn(eventContracts, name);

const capability = (name: string): string[] =>
  isCapability(name) ? [`platform:${name}@${platformCapabilities[name]}`] : [];

/** Pages of this repository by their names, each with what those declare who link to it. */
const pages = new Map(
  Object.entries(declaredPages).flatMap(([remote, routes]) =>
    Object.values<PageRoute>(routes).map((route) => [route.name, { remote, contract: pageContract(route) }] as const),
  ),
);
const page = (name: string): string[] => {
  const known = pages.get(name);
  return known ? [known.contract] : [];
};
const isOwnPage = (remote: string, contract: string): boolean =>
  [...pages.values()].some((one) => one.remote === remote && one.contract === contract);

/** Calls that make a link, with the place of the page's name among their arguments. */
const linkingCalls = new Map(Object.entries({ href: 0, hrefIn: 1 }));

const opening = (role: OpenedRole): string[] => [roleContract(role), ...capability('open')];

/** Structured data names the brand, and its hosts. */
const naming = { uses: capability('brand') };

const saving = { uses: [...opening('save'), ...opening('sign-in'), ...state('auth')] };

/** What pieces of `shared/` use on behalf of their callers. */
const piecesThatUse = new Map<string, Partial<FoundSurface>>(
  Object.entries({
    addToList: saving,
    SaveForm: saving,
    useIsSaved: { uses: state('wishlists') },
    openSearch: { uses: opening('search'), sets: state('search') },
    Breadcrumb: { sets: state('main') },
    PageHeading: { sets: state('main') },
    organization: naming,
    breadcrumbList: naming,
    itemList: naming,
    collectionPage: naming,
  }),
);

/** What the sources of an application use of others, emit and set, with the majors of today. */
export function usedIn(application: string): FoundSurface {
  const found = filesOf(application, 'src/**/*.{ts,tsx}')
    .filter(isProduct)
    .map((path) => usedInText(readFileSync(path, 'utf8')));
  const isNamed = filesOf(application, 'src/locales/*.json').some((path) =>
    readFileSync(path, 'utf8').includes('{{brand}}'),
  );
  if (isNamed) found.push({ uses: capability('brand'), emits: [], sets: [] });
  const sets = found.flatMap((one) => one.sets);
  return {
    // A remote that sets a state may read it.
    uses: found
      .flatMap((one) => one.uses)
      .filter((contract) => !sets.includes(contract) && !isOwnPage(application, contract)),
    emits: found.flatMap((one) => one.emits),
    sets,
  };
}

/** A watched build looks through all sources after each save, and one has changed. */
const foundBefore = new Map<string, FoundSurface>();

/** The same for one source file. */
export function usedInText(text: string): FoundSurface {
  const before = foundBefore.get(text);
  if (before) return before;
  const nodes = nodesOfText(text).map(usedInNode);
  const all = (key: keyof FoundSurface) => [...new Set(nodes.flatMap((one) => one[key] ?? []))];
  const found = { uses: all('uses'), emits: all('emits'), sets: all('sets') };
  foundBefore.set(text, found);
  return found;
}

function usedInNode(node: SyntaxNode): Partial<FoundSurface> {
  switch (node.type) {
    case 'JSXOpeningElement': {
      const name = nameOf(node.name);
      if (name !== 'Fragment') return piecesThatUse.get(name) ?? {};
      const of = node.attributes.filter((one) => one.type === 'JSXAttribute' && nameOf(one.name) === 'of');
      const named = textsIn(of);
      return {
        uses: [...named.filter(isFragmentName).map(fragment), ...named.filter(isRoleName).map((role) => `${role}@1`)],
      };
    }
    case 'KeyValueProperty':
      // `bus.set('overlay', { open: true, content: 'mf-search/search-overlay' })`
      return nameOf(node.key) === 'content' ? { uses: textsIn(node.value).filter(isFragmentName).map(fragment) } : {};
    case 'CallExpression':
      return usedByCall(node);
    case 'MemberExpression':
      return lastWord(node.object) === 'platform' ? { uses: capability(nameOf(node.property)) } : {};
    case 'VariableDeclarator': {
      const { id, init } = node;
      if (id.type !== 'ObjectPattern' || !init) return {};
      const source = plain(init);
      const isPlatform =
        (init.type === 'CallExpression' && lastWord(init.callee) === 'usePlatform') || nameOf(source) === 'platform';
      return isPlatform ? { uses: keysOf(id).flatMap(capability) } : {};
    }
    case 'ObjectPattern': {
      // `function hold({ keepTab }: Platform)`
      const names = typesIn(node.typeAnnotation);
      return names.includes('Platform') ? { uses: keysOf(node).flatMap(capability) } : {};
    }
    case 'TsTypeReference':
      // `Pick<Platform, 'keepTab'>`
      return nameOf(node.typeName) === 'Pick' && typesIn(node.typeParams).includes('Platform')
        ? { uses: textsIn(node.typeParams).flatMap(capability) }
        : {};
    default:
      return {};
  }
}

function usedByCall(node: SyntaxNode & { type: 'CallExpression' }): Partial<FoundSurface> {
  const [first] = node.arguments;
  const topic = nameOf(first?.expression);
  const callee = plain(node.callee);
  if (callee.type === 'Identifier') {
    const name = nameOf(callee);
    const link = linkingCalls.get(name);
    if (link !== undefined) return { uses: [...capability('routes'), ...textsIn(node.arguments[link]).flatMap(page)] };
    return name === 'useBusState' ? { uses: state(topic) } : (piecesThatUse.get(name) ?? {});
  }
  if (node.callee.type !== 'MemberExpression' || lastWord(node.callee.object) !== 'bus') return {};
  switch (nameOf(node.callee.property)) {
    case 'on':
      return { uses: event(topic) };
    case 'emit':
      return { emits: event(topic) };
    case 'state':
    case 'current':
      return { uses: state(topic) };
    case 'set':
      return { sets: state(topic) };
    default:
      return {};
  }
}

const keysOf = (pattern: SyntaxNode & { type: 'ObjectPattern' }): string[] =>
  pattern.properties.map((property) => ('key' in property ? nameOf(property.key) : ''));

/** The names of all types inside of a type. */
const typesIn = (type: unknown): string[] =>
  nodesIn(type).flatMap((node) => (node.type === 'TsTypeReference' ? [nameOf(node.typeName)] : []));

/** The entries that a list lacks though the sources use them, and those that it has though nothing uses them. */
export function differenceOf(list: string, declared: readonly string[], found: readonly string[]): string[] {
  const missing = [...new Set(found)].filter((contract) => !declared.includes(contract));
  const idle = declared.filter((contract) => !found.includes(contract));
  return [
    ...missing.map((contract) => `'${contract}' is missing in ${list}`),
    ...idle.map((contract) => `'${contract}' is in ${list}, but nothing needs it`),
  ];
}
