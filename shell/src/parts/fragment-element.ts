import { askedByName, incompatibilityOf } from 'shared/surface';
import type { Tab } from '../platform/tab.ts';
import { type FragmentPart, openFragment } from './fragment-part.ts';
import { type Part, splitName } from './part.ts';

const open = new Map<HTMLElement, FragmentPart>();

/** Defines `<mf-fragment of="remote/name" props="{…}">`: it shows the part of that remote. */
export function defineFragmentElement(tab: Tab): void {
  class FragmentElement extends HTMLElement {
    static readonly observedAttributes = ['props'];

    connectedCallback() {
      if (open.has(this)) return;
      const host = this;
      const said = { of: this.getAttribute('of') ?? '', major: Number(this.getAttribute('major') ?? 1) };
      const part = {
        ...askedByName(said, tab.composition.remotes),
        host,
        get props() {
          return host.getAttribute('props') ?? '{}';
        },
      };
      const refusal = refusalIn(tab, part);
      if (refusal) console.error(`A fragment is not shown: ${refusal}`);
      else open.set(this, openFragment(tab, part));
    }

    attributeChangedCallback(_name: string, before: string | null) {
      if (before !== null) open.get(this)?.update();
    }

    /** An element that is moved is disconnected and connected again at once: its part stays. */
    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        open.get(this)?.close();
        open.delete(this);
      });
    }
  }
  customElements.define('mf-fragment', FragmentElement);
}

/** Why a fragment is not shown, by what the versions of this tab give and declare. What the shell asks for is in order. */
function refusalIn({ composition: { remotes } }: Tab, { of, major, by, host }: Part): string | undefined {
  const name = host.closest<HTMLElement>('.mf-part')?.dataset.remote ?? '';
  // The composition of a tab does not say who declares which role.
  const uses = by?.startsWith('role:') ? undefined : remotes[name]?.uses;
  return incompatibilityOf({ of, major, by }, remotes[splitName(of)[0]], uses && { name, uses });
}

/** The fragments that are on every page (header, footer) learn of the page that the tab is on now. */
export function updateLastingFragments(): void {
  for (const [element, part] of open) if (!element.closest('#page')) part.update();
}

/** How long a navigation waits for the fragments of the new page, in ms: one whose code is late does not hold up the page. */
const settlingMs = 500;

/** Fulfilled when every fragment inside the page is shown or has failed, or after a time. */
export async function fragmentsSettled(): Promise<void> {
  const inPage = [...open].filter(([element]) => element.closest('#page'));
  const late = new Promise((resolve) => setTimeout(resolve, settlingMs));
  await Promise.race([Promise.all(inPage.map(([, part]) => part.settled())), late]);
}
