import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './dialog.css';
import type { Bus } from 'shared/bus';
import { type Country, type Language, languageIn, languages } from 'shared/i18n';
import type { ConsentCategory } from 'shared/platform';
import * as cookieConsent from 'vanilla-cookieconsent';
import { textsOf } from '../locales/texts-of.ts';
import { consentCookie } from './choice.ts';

interface Asked {
  bus: Bus;
  country: Country;
  offered: ConsentCategory[];
  /** Called when the visitor has chosen. */
  chosen(): void;
}

interface Dialog {
  /** The first layer: accept, refuse, or choose. */
  ask(): void;
  /** The second layer: one switch for each category. */
  settings(): void;
}

/** Six months. */
const keptDays = 182;
/** What a tag manager's tags leave behind, to be taken away when the visitor changes their mind. */
const analyticsCookies = [{ name: /^_ga/ }, { name: '_gid' }];

let running = '';
const language = () => languageIn(document.documentElement.lang);

/** What was asked for before: the library breaks when it is asked to show while it still starts. */
let before: Promise<unknown> = Promise.resolve();

/** The dialog for what is offered on this page. */
export function openConsentDialog(asked: Asked): Promise<Dialog> {
  const opened = before.then(() => open(asked));
  before = opened.catch(() => undefined);
  return opened;
}

async function open(asked: Asked): Promise<Dialog> {
  const offered = asked.offered.join();
  if (running !== `for ${offered}`) {
    if (running) cookieConsent.reset(false);
    else asked.bus.on('shell:navigated').subscribe(() => void cookieConsent.setLanguage(language()));
    running = `for ${offered}`;
    await cookieConsent.run(configuration(asked));
  } else await cookieConsent.setLanguage(language());
  return { ask: () => cookieConsent.show(true), settings: () => cookieConsent.showPreferences() };
}

function configuration({ country, offered, chosen }: Asked): CookieConsent.CookieConsentConfig {
  const remember = () => {
    if (!cookieConsent.validConsent()) return;
    cookieConsent.setCookieData({ value: { asked: offered } });
    chosen();
  };
  let second: HTMLElement | undefined;
  const equal = { equalWeightButtons: true, flipButtons: false };
  return {
    root: firstInBody(),
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    cookie: { name: consentCookie, expiresAfterDays: keptDays, secure: location.protocol === 'https:' },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(
        offered.map((category) => [
          category,
          category === 'analytics' ? { autoClear: { cookies: analyticsCookies } } : {},
        ]),
      ),
    },
    guiOptions: {
      consentModal: { layout: 'box inline', position: 'bottom right', ...equal },
      preferencesModal: { layout: 'box', ...equal },
    },
    language: {
      default: language(),
      translations: Object.fromEntries(
        languages.map((name) => [name, () => dialogTexts({ country, language: name, offered })]),
      ),
    },
    onModalReady: ({ modalName, modal }) => {
      if (modalName === 'consentModal') standBeside(modal);
      else {
        second = modal;
        leaveFocus(modal, (focused) => modal.contains(focused));
      }
    },
    onModalShow: ({ modalName }) => {
      if (second && modalName === 'preferencesModal') second.inert = false;
    },
    onFirstConsent: remember,
    onChange: remember,
    // The first layer goes away by a choice only, which may be the one that was stored before.
    onModalHide: ({ modalName }) => {
      if (modalName === 'consentModal') remember();
      // While it fades the keyboard could still get into it.
      else if (second) second.inert = true;
    },
  };
}

/** The page behind the first layer stays usable: a visitor who is typing there keeps the focus. */
function standBeside(layer: HTMLElement): void {
  layer.removeAttribute('aria-modal');
  leaveFocus(layer, () => true);
}

/**
 * The library takes the focus to a layer's start, again when it has faded in: too late for a quick keyboard, which keeps its
 * place. From one such start to another, as when it closes a layer, it goes on: neither is a keyboard's place.
 */
function leaveFocus(layer: HTMLElement, where: (focused: HTMLElement) => boolean): void {
  const isStart = (place: HTMLElement) => layer.contains(place) && place.tabIndex === -1;
  layer.addEventListener('focusin', ({ target, relatedTarget: before }) => {
    if (!(target instanceof HTMLElement && before instanceof HTMLElement)) return;
    if (isStart(target) && !isStart(before) && where(before)) before.focus({ preventScroll: true });
  });
}

/** The keyboard reaches the question first; on screen it is at the bottom. */
function firstInBody(): HTMLElement {
  const found = document.getElementById('consent');
  if (found) return found;
  const root = Object.assign(document.createElement('div'), { id: 'consent' });
  root.addEventListener('keydown', (event) => event.key === 'Tab' && stayInSecond(event), true);
  document.body.prepend(root);
  return root;
}

/**
 * Tab begins again inside the second layer, which covers the page. The library would keep it inside the first, too, and
 * takes a switch that is always on for the second's last control, at which no keyboard ever is.
 */
function stayInSecond(event: KeyboardEvent): void {
  event.stopPropagation();
  const { target, shiftKey } = event;
  const second = target instanceof HTMLElement && target.closest('.pm');
  if (!second) return;
  const all = [...second.querySelectorAll<HTMLElement>('[href], button, input:enabled')];
  const controls = all.filter((control) => control.checkVisibility());
  const place = controls.indexOf(target);
  // The layer's start, where it opens, is no control.
  const leaves = shiftKey ? place <= 0 : place === controls.length - 1;
  if (!leaves) return;
  event.preventDefault();
  controls.at(shiftKey ? -1 : 0)?.focus();
}

interface Place {
  country: Country;
  language: Language;
  offered: ConsentCategory[];
}

/** The words of both layers, in a language, for a country: whom to complain to differs. */
export async function dialogTexts({ country, language, offered }: Place): Promise<CookieConsent.Translation> {
  const { consent } = await textsOf(language);
  const policy = `<a href="/${language}/cms/cookies">${consent.policy}</a>`;
  const authorities: Partial<Record<Country, string>> = consent.authority;
  const authority = authorities[country];
  return {
    consentModal: {
      title: consent.title,
      description: `${consent.text} ${policy}`,
      acceptAllBtn: consent.accept,
      acceptNecessaryBtn: consent.refuse,
      showPreferencesBtn: consent.settings,
    },
    preferencesModal: {
      title: consent.settingsTitle,
      // Where there is nothing to choose, there is nothing to save.
      ...(offered.length > 0 && {
        acceptAllBtn: consent.accept,
        acceptNecessaryBtn: consent.refuse,
        savePreferencesBtn: consent.save,
      }),
      closeIconLabel: consent.close,
      sections: [
        { description: `${offered.length > 0 ? consent.settingsText : consent.onlyNecessary} ${policy}` },
        { ...consent.necessary, linkedCategory: 'necessary' },
        ...offered.map((category) => ({ ...consent[category], linkedCategory: category })),
        ...(authority ? [{ description: `${consent.complaint} ${authority}.` }] : []),
      ],
    },
  };
}
