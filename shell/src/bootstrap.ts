import 'shared/ui/tokens.css';
import 'shared/ui/fonts.css';
import 'shared/ui/base.css';
import './parts/parts.css';
import './icon.svg';
import { defineFragmentElement } from './parts/fragment-element.ts';
import { registerFragmentOwner } from './parts/parcels.ts';
import { createTab } from './platform/tab.ts';
import { registerRemotes } from './remotes/loading.ts';
import { registerPages } from './routing/pages.ts';
import { startRouter } from './routing/router.ts';

const tab = createTab();
registerRemotes(tab.composition);
defineFragmentElement(tab);
registerFragmentOwner();
registerPages(tab);
startRouter(tab);
tab.consent.start();
