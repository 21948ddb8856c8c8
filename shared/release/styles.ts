import { type Declaration, type DeclarationBlock, type Rule, type Selector, transform } from 'lightningcss';
import { roles } from '../fragments/contracts.ts';
import type { Manifest } from './manifest.ts';

/** The classes of libraries that write their own, by the remote that shows them. */
const libraries: Readonly<Record<string, readonly string[]>> = { 'mf-stores': ['leaflet-', 'lvml'] };

/**
 * What stays on the screen outside of the overlay and the popin, by its class; each was looked at in a review: the button under
 * a long list of filters, what a point of a picture tells, what came of saving a product, and of taking one off a list.
 */
const layers = [
  ...['mf-catalogue-filter-bar-pinned', 'mf-content-hotspot-picture-card'],
  ...['mf-account-save-notice-notice', 'mf-account-wishlist-page-outcomes'],
];

type Release = Pick<
  Manifest,
  'name' | 'startup' | 'pages' | 'pieces' | 'locales' | 'fragments' | 'roles' | 'fullScreen'
>;

/**
 * Where the style sheets of a release act on more than its own parts: selectors without a class of its own, rules for the
 * whole document, what is loaded from elsewhere, and layers that stay on the screen. The shell's are those of the document.
 */
export function faultsInStyles(release: Release, files: ReadonlyMap<string, Uint8Array>): string[] {
  if (release.name === 'shell') return [];
  const ofHosts = filesOfHosts(release);
  return [...files].flatMap(([path, code]) =>
    path.endsWith('.css')
      ? faultsIn(path, code, release.name, ofHosts.has(path)).map((fault) => `${path}: ${fault}`)
      : [],
  );
}

const opened = new Set(Object.entries(roles).flatMap(([role, host]) => (host === 'header' ? [] : role)));

/** The style sheets of the fragments alone that the overlay and the popin show. */
function filesOfHosts({ startup, pages, pieces, locales, fragments, roles: played, fullScreen }: Release): Set<string> {
  const playing = Object.entries(played).flatMap(([role, name]) => (opened.has(role) ? name : []));
  const shown = new Set([...fullScreen, ...playing]);
  const elsewhere = Object.entries(fragments).flatMap(([name, assets]) => (shown.has(name) ? [] : assets));
  const others = [startup, ...elsewhere, ...[pages, pieces, locales].flatMap(Object.values)];
  const alsoElsewhere = new Set(others.flatMap(({ styles }) => styles));
  const all = [...shown].flatMap((name) => fragments[name]?.styles ?? []);
  return new Set(all.filter((path) => !alsoElsewhere.has(path)));
}

function faultsIn(filename: string, code: Uint8Array, remote: string, isOfHost: boolean): string[] {
  const faults = new Set<string>();
  const own = [`${remote}-`, ...((Object.hasOwn(libraries, remote) && libraries[remote]) || [])];
  const isOwnName = (name: string) => own.some((prefix) => name.startsWith(prefix));

  /** Whether all that it selects is in, or beside, an element with a class of its own. `&` is one where the rule around has one. */
  const isOwn = (selector: Selector, isNested: boolean): boolean =>
    selector.some(
      (one) =>
        (one.type === 'class' && isOwnName(one.name)) ||
        (one.type === 'nesting' && isNested) ||
        (one.type === 'pseudo-class' &&
          (one.kind === 'is' || one.kind === 'where') &&
          one.selectors.every((each) => isOwn(each, isNested))),
    );

  function look(rules: readonly Rule[], around: readonly Selector[] = []): void {
    for (const rule of rules) {
      if (rule.type === 'style') {
        const { selectors, declarations, rules: inside } = rule.value;
        for (const selector of selectors)
          if (!isOwn(selector, around.length > 0)) faults.add(`a rule for ${nameOf(selector)} has no class of its own`);
        lookAt(declarations, selectors);
        look(inside ?? [], selectors);
      } else if (rule.type === 'nested-declarations') lookAt(rule.value.declarations, around);
      else if (rule.type === 'keyframes') {
        const { value } = rule.value.name;
        if (!isOwnName(value)) faults.add(`the animation ${value} does not have its name`);
      } else if (
        rule.type === 'media' ||
        rule.type === 'supports' ||
        rule.type === 'container' ||
        rule.type === 'starting-style'
      )
        look(rule.value.rules, around);
      else if (rule.type !== 'page') faults.add(`a rule of the kind ${rule.type} is for the whole document`);
    }
  }

  function lookAt(block: DeclarationBlock | undefined, selectors: readonly Selector[]): void {
    const all = [...(block?.declarations ?? []), ...(block?.importantDeclarations ?? [])];
    const known = selectors.every((selector) =>
      selector.some((one) => one.type === 'class' && isOwnName(one.name) && layers.includes(one.name)),
    );
    if (!isOfHost && !known && all.some(stays)) faults.add(`${selectors.map(nameOf).join()} stays on the screen`);
  }

  try {
    transform({
      filename,
      code,
      visitor: {
        StyleSheet: ({ rules }) => look(rules),
        Url({ url }) {
          if (/^(?!data:)[a-z][\w+.-]*:|^[/\\]{2}/i.test(url)) faults.add(`it loads ${url}`);
        },
      },
    });
  } catch (error) {
    faults.add(`it cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  return [...faults];
}

/** Whether it is fixed or sticky, or may be. */
function stays(declaration: Declaration): boolean {
  if (declaration.property === 'position') return /fixed|sticky/.test(declaration.value.type);
  return declaration.property === 'unparsed' && declaration.value.propertyId.property === 'position';
}

const nameOf = (selector: Selector): string =>
  selector.map((one) => ('name' in one ? one.name : 'kind' in one ? `:${one.kind}` : one.type)).join(' ');
