import { useTranslation } from 'react-i18next';
import type { PageContext } from 'shared/remote';
import type ownTexts from '../locales/fr.json';
import { ErrorPage } from './error-page/error-page.tsx';

export async function load({ texts }: PageContext<typeof ownTexts>) {
  const { notFound } = await texts;
  return { seo: { title: notFound.title, robots: 'noindex' } };
}

export function View() {
  const { t } = useTranslation();
  return (
    <ErrorPage
      code="404"
      heading={t('notFound.heading')}
      subheading={t('notFound.subheading')}
      text={t('notFound.text')}
      home={t('notFound.home')}
    />
  );
}
