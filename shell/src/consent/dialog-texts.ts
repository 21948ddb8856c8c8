import type { Country, Language } from 'shared/i18n';
import type { ConsentCategory } from 'shared/platform';
import { textsOf } from '../locales/texts-of.ts';

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
