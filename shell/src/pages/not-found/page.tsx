import { useTranslation } from 'react-i18next';
import { ErrorPage } from '../error-page/error-page.tsx';

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
