import { roles } from 'shared/fragments';
import { captchaCalls, uploads } from 'shared/gateway-calls';
import { noBrand, type Platform, surroundings } from 'shared/platform';
import { currentRoutes } from 'shared/routes';
import { playerOf } from 'shared/surface';
import type { Tab } from './tab.ts';

/** The platform prop for the parts of the page that the tab is on now. */
export function createPlatform(tab: Tab): Platform {
  return {
    ...surroundings(tab.context),
    signedIn: tab.bus.current('auth').signedIn,
    posted: tab.context.posted,
    guestProducts: tab.context.guestProducts,
    formToken: tab.context.formToken,
    formKey: tab.context.formKey,
    content: tab.content,
    bus: tab.bus,
    session: tab.session,
    consent: tab.consent,
    mapsKey: tab.context.mapsKey,
    searchMinLength: tab.context.searchMinLength,
    uploads,
    captcha: captchaCalls,
    routes: currentRoutes(),
    brand: tab.context.brand ?? noBrand,
    navigate: (address, how) => tab.navigate(address, how),
    enter: (address, how) => tab.enter(address, how),
    open(role, more) {
      const isPlayed = playerOf(role, tab.composition.remotes) !== undefined;
      if (isPlayed) tab.bus.set(roles[role], { ...more, open: true, role });
      return isPlayed;
    },
    // The same on every page: what is open while the page changes does not open anew.
    openLayer: tab.layers.open,
    onReturn(show) {
      tab.showAgain = show;
      return () => {
        if (tab.showAgain === show) tab.showAgain = undefined;
      };
    },
    keepTab() {
      tab.unsavedParts += 1;
      let held = true;
      return () => {
        if (held) tab.unsavedParts -= 1;
        held = false;
      };
    },
  };
}
