import { Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { PlatformContext } from '../../../../shared/platform/index.ts';
import { siteOnScreen } from './pages.tsx';
import { createSite, Part, SiteContext } from './site.tsx';

// Stands in for the shell's parts/fragment-element.ts: popins and overlays, and what editors have written into their HTML,
// ask for a fragment by an element.
export function defineFragmentElement(): void {
  class FragmentElement extends HTMLElement {
    static readonly observedAttributes = ['props'];
    #root: Root | undefined;

    connectedCallback() {
      // Those in the tree are React's own.
      if (!this.hasAttribute('data-inside')) this.#draw();
    }

    attributeChangedCallback() {
      if (this.#root) this.#draw();
    }

    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#root?.unmount();
        this.#root = undefined;
      });
    }

    #draw() {
      const shown = siteOnScreen();
      if (!shown) return;
      // Whatever is opened again is loaded again.
      const site = createSite(shown.platform);
      this.#root ??= createRoot(this);
      this.#root.render(
        <SiteContext.Provider value={site}>
          <PlatformContext.Provider value={site.platform}>
            <Suspense>
              <Part of={this.getAttribute('of') ?? ''} props={this.getAttribute('props') ?? '{}'} />
            </Suspense>
          </PlatformContext.Provider>
        </SiteContext.Provider>,
      );
    }
  }
  customElements.define('mf-fragment', FragmentElement);
}

/** They are in the tree, which was drawn with the page. */
export const updateLastingFragments = (): void => undefined;
export const fragmentsSettled = async (): Promise<void> => undefined;
