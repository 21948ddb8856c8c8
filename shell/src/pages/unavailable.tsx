import { useTranslation } from 'react-i18next';
import type { PageContext } from 'shared/remote';
import type ownTexts from '../locales/fr.json';
import { ErrorPage } from './error-page/error-page.tsx';

export async function load({ texts }: PageContext<typeof ownTexts>) {
  const { unavailable } = await texts;
  return { seo: { title: unavailable.heading, robots: 'noindex' } };
}

export function View() {
  const { t } = useTranslation();
  return (
    <ErrorPage
      code="503"
      heading={t('unavailable.heading')}
      subheading={t('unavailable.subheading')}
      text={t('unavailable.text')}
      home={t('unavailable.home')}
    />
  );
}
