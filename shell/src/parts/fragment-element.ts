import { isFragmentName } from 'shared/fragments';
import type { Tab } from '../platform/tab.ts';
import { type FragmentPart, openFragment } from './fragment-part.ts';

const open = new Map<HTMLElement, FragmentPart>();

/** Defines `<mf-fragment of="remote/name" props="{…}">`: wherever it stands, the part of that remote appears. */
export function defineFragmentElement(tab: Tab): void {
  class FragmentElement extends HTMLElement {
    static readonly observedAttributes = ['props'];

    connectedCallback() {
      const of = this.getAttribute('of') ?? '';
      if (open.has(this) || !isFragmentName(of)) return;
      const host = this;
      const part = {
        of,
        host,
        get props() {
          return host.getAttribute('props') ?? '{}';
        },
      };
      open.set(this, openFragment(tab, part));
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

/** The fragments that are on every page (header, footer) learn of the page that the tab is on now. */
export function updateLastingFragments(): void {
  for (const [element, part] of open) if (!element.closest('#page')) part.update();
}

/** Fulfilled when every fragment inside the page is shown or has failed. */
export async function fragmentsSettled(): Promise<void> {
  const inPage = [...open].filter(([element]) => element.closest('#page'));
  await Promise.all(inPage.map(([, part]) => part.settled()));
}
