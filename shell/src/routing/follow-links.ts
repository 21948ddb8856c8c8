import { match } from 'shared/routes';
import type { Tab } from '../platform/tab.ts';
import { addressOfClick, isPageLoad, linkOfClick } from './links.ts';
import { loadDocument, loading } from './load-document.ts';

/**
 * Takes the tab to where clicks on links lead. What only a page load brings goes by `leaveFor`, which calls it when the site
 * answers: the browser's own error page would take the place of this one.
 */
export function followLinks(tab: Tab, leaveFor: (load: () => void) => void): void {
  document.addEventListener('click', (event) => {
    const address = addressOfClick(event, tab.context.country);
    const link = linkOfClick(event);
    if (address !== undefined) {
      event.preventDefault();
      void tab.navigate(address);
    } else if (link && isPageLoad(link)) {
      event.preventDefault();
      // A file may be saved, and the page stays then.
      const isPage = match(tab.context.country, `${link.pathname}${link.search}`);
      leaveFor(() => {
        if (isPage) return loadDocument(tab, link.href);
        loading(tab, false);
        location.assign(link.href);
      });
    }
  });

  const sent = new WeakSet<HTMLFormElement>();
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || sent.delete(form)) return;
    event.preventDefault();
    // The overlay of a search may be closed by then, and its form with it.
    if (form.method === 'get') return leaveFor(loadSearch(tab, form, submitter));
    leaveFor(() => {
      loading(tab, false);
      sent.add(form);
      form.requestSubmit(submitter);
    });
  });
}

/** Loads the page that a form asks for with what it says now. */
function loadSearch(tab: Tab, form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  const address = new URL(form.action);
  address.search = '';
  for (const [name, value] of new FormData(form, submitter)) address.searchParams.append(name, String(value));
  return () => loadDocument(tab, address.href);
}
