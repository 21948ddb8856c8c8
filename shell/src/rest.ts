import { keepFocus } from 'shared/focus';
import { fetchMissingPictures } from './connection/missing-pictures.ts';
import { startHosts } from './hosts/hosts.ts';
import { endIntro } from './intro/end-intro.ts';
import { startLoader } from './loader/loader.ts';
import type { Tab } from './platform/tab.ts';
import type { Pages } from './routing/pages.ts';
import { startRouter } from './routing/router.ts';

/** What a page needs once it is alive: browsers follow links, and show what the server has rendered, by themselves. */
export function startRest(tab: Tab, pages: Pages): void {
  startRouter(tab, pages);
  keepFocus();
  fetchMissingPictures();
  tab.consent.start();
  startHosts(tab);
  startLoader(
    tab.bus,
    () => tab.context.route.language,
    () => tab.cancelNavigation(),
  );
  void endIntro(tab.bus);
}
