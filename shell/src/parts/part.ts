import { declaredPlatform, type Platform } from 'shared/platform';
import type { FirstVisit } from 'shared/release';
import type { BrowserRemote, PartProps } from 'shared/remote/browser';
import { aliveMark } from 'shared/remote/note-life';
import type { Surface } from 'shared/surface';
import { createPlatform } from '../platform/create-platform.ts';
import type { Tab } from '../platform/tab.ts';

/** A place in the document that a remote fills: the page, or an `<mf-fragment>` element. */
export interface Part {
  /** `mf-catalogue/products` or `mf-content/blocks`. */
  of: string;
  /** The element around the part's root. */
  host: HTMLElement;
  /** The JSON text of its props; empty for a page. */
  props: string;
  /** The major that the asking part was written for; content editors write none. */
  major?: number;
  /** By what contract it is asked for, where that is not its own: a role, or a former name. */
  by?: string;
}

let drawnHere = 0;

export const splitName = (of: string): [remote: string, name: string] => {
  const [remote = '', name = ''] = of.split('/');
  return [remote, name];
};

/** The element that a part's React root lives in: the server's, or a new one that names its owner in the inspector. */
export function rootOf({ host, of }: Part, { remotes }: FirstVisit['composition']): HTMLElement {
  const found = host.querySelector<HTMLElement>(':scope > .mf-part');
  if (found) return found;
  const [remote] = splitName(of);
  const root = document.createElement('div');
  drawnHere += 1;
  root.className = 'mf-part';
  Object.assign(root.dataset, { of, remote, version: remotes[remote]?.version, place: `b-${drawnHere}` });
  host.append(root);
  return root;
}

/** Whether the server has rendered the part. */
export const isServerRendered = ({ host }: Pick<Part, 'host'>): boolean =>
  host.querySelector(':scope > .mf-part')?.hasChildNodes() ?? false;

/**
 * Where scripts are needed in what the server has rendered of a part: in the part as a whole, or, where it is still, in the
 * pieces of it that are marked.
 */
export function usedAt(root: HTMLElement): HTMLElement[] {
  if (root.dataset.still === undefined) return [root];
  return [...root.querySelectorAll<HTMLElement>(`[${aliveMark}]`)].filter(
    (piece) => piece.closest('.mf-part') === root,
  );
}

const platforms = new WeakMap<Part, { of: Tab['context']; signedIn: boolean; platform: Platform }>();

/** A part has one platform for as long as the tab is on its page and its visitor is the same: effects follow it. */
function platformOf(tab: Tab, part: Part, surface: Surface): Platform {
  const { signedIn } = tab.bus.current('auth');
  const known = platforms.get(part);
  if (known?.of === tab.context && known.signedIn === signedIn) return known.platform;
  const platform = declaredPlatform(createPlatform(tab), surface);
  platforms.set(part, { of: tab.context, signedIn, platform });
  return platform;
}

/** All that a part is mounted with. */
export function propsOf(tab: Tab, part: Part, { surface }: BrowserRemote, failed: (error: Error) => void): PartProps {
  const standing = isServerRendered(part);
  const root = rootOf(part, tab.composition);
  return {
    domElement: root,
    platform: platformOf(tab, part, surface),
    props: JSON.parse(part.props || '{}'),
    place: root.dataset.place ?? '',
    given: standing ? stateInside(part) : stateOfVisit(tab, part),
    standing: standing ? root.innerHTML : '',
    failed,
  };
}

/** On a page load a part's state follows its root. */
export function stateInside({ host }: Part): PartProps['given'] {
  const script = host.querySelector(':scope > script.mf-state');
  return script ? JSON.parse(script.textContent ?? '').data : undefined;
}

/** On a navigation the states of all parts came in one answer. */
function stateOfVisit(tab: Tab, { of, props }: Part): PartProps['given'] {
  const found = tab.parts.find((part) => part.of === of && part.props === props);
  return found?.data;
}
