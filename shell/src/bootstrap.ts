import 'shared/ui/tokens.css';
import 'shared/ui/fonts.css';
import 'shared/ui/base.css';
import './intro/intro.css';
import './parts/parts.css';
// In the document, as all styles of a page: those of the rest would be a request.
import './connection/no-connection.css';
import './loader/veil.css';
import './routing/transition.css';
import { onFirstUse } from 'shared/remote/first-use';
import { start } from 'single-spa';
import { defineFragmentElement } from './parts/fragment-element.ts';
import { registerFragmentOwner } from './parts/fragment-part.ts';
import { nextTask } from './platform/next-task.ts';
import { createTab, tellTest } from './platform/tab.ts';
import { firstPageSettled } from './platform/when-idle.ts';
import { lendFederation } from './remotes/lend-federation.ts';
import { registerRemotes } from './remotes/loading.ts';
import { createPages, pageName } from './routing/pages.ts';
import { untilHere } from './until-here.ts';

const tab = createTab();
tellTest(tab.bus);
lendFederation();
registerRemotes(tab.composition);
tab.reports.start(tab);
defineFragmentElement(tab);
registerFragmentOwner();
start({ urlRerouteOnly: true });
const pages = createPages(tab);
void nextTask().then(() => pages.show(pageName(tab.context.route)));
void firstPageSettled.then(() => {
  const rest = untilHere(() => import(/* webpackChunkName: 'rest' */ './rest.ts')).then(({ startRest }) =>
    startRest(tab, pages),
  );
  // A click meanwhile is the router's: it is held for as long.
  onFirstUse([document.body], () => rest, { holdsLinks: true });
});
