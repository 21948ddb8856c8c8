import { localeOf, settingsOf } from 'shared/i18n';
import type { Platform } from 'shared/platform';
import type { Tab } from './tab.ts';

/** The platform prop for the parts of the page that the tab is on now. */
export function createPlatform(tab: Tab): Platform {
  const { country, origin, route } = tab.context;
  return {
    country,
    language: route.language,
    locale: localeOf(country, route.language),
    timeZone: settingsOf(country).timeZone,
    origin,
    route,
    signedIn: tab.bus.current('auth').signedIn,
    content: tab.content,
    bus: tab.bus,
    session: tab.session,
    navigate: (address) => tab.navigate(address),
    keepTab() {
      tab.kept += 1;
      let held = true;
      return () => {
        if (held) tab.kept -= 1;
        held = false;
      };
    },
  };
}
