import type { NoConnection } from '../connection/no-connection.ts';
import type { Tab } from '../platform/tab.ts';
import { addressOfClick, isPageLoad, linkOfClick } from './links.ts';
import { loadDocument } from './load-document.ts';

/**
 * Takes the tab to where clicks on links lead. What only a page load brings waits for the connection, where there is none: the
 * browser's own error page would take the place of this one.
 */
export function followLinks(tab: Tab, noConnection: Pick<NoConnection, 'waits'>): void {
  const whenConnected = (load: () => void) => noConnection.waits(tab.context.route.language, load);

  document.addEventListener('click', (event) => {
    const address = addressOfClick(event, tab.context.country);
    const link = linkOfClick(event);
    if (address !== undefined) {
      event.preventDefault();
      void tab.navigate(address);
    } else if (link && !navigator.onLine && isPageLoad(link)) {
      event.preventDefault();
      whenConnected(() => loadDocument(tab, link.href));
    }
  });

  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || navigator.onLine || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    whenConnected(() => form.requestSubmit(submitter));
  });
}
