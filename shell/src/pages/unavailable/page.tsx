import { useTranslation } from 'react-i18next';
import { ErrorPage } from '../error-page/error-page.tsx';

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
