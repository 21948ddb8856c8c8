import 'shared/ui/tokens.css';
import 'shared/ui/fonts.css';
import 'shared/ui/base.css';
import './intro/intro.css';
import './parts/parts.css';
import { nextTask } from 'shared/browser';
import { keepFocus } from 'shared/focus';
import { fetchMissingPictures } from './connection/missing-pictures.ts';
import { startHosts } from './hosts/hosts.ts';
import { endIntro } from './intro/end-intro.ts';
import { startLoader } from './loader/loader.ts';
import { defineFragmentElement } from './parts/fragment-element.ts';
import { registerFragmentOwner } from './parts/fragment-part.ts';
import { createTab, tellTest } from './platform/tab.ts';
import { lendFederation } from './remotes/lend-federation.ts';
import { registerRemotes } from './remotes/loading.ts';
import { startRouter } from './routing/router.ts';

void start();

/** Each long piece in a task of its own; the router shows the page. */
async function start(): Promise<void> {
  await nextTask();
  const tab = createTab();
  tellTest(tab.bus);
  lendFederation();
  registerRemotes(tab.composition);
  tab.reports.start(tab);
  tab.consent.start();
  await nextTask();
  defineFragmentElement(tab);
  registerFragmentOwner();
  await nextTask();
  startRouter(tab);
  await nextTask();
  keepFocus();
  fetchMissingPictures();
  startHosts(tab);
  startLoader(
    tab.bus,
    () => tab.context.route.language,
    () => tab.cancelNavigation(),
  );
  void endIntro(tab.bus);
}
