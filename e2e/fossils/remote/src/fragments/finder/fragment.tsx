import { useTranslation } from 'react-i18next';

export const load = async () => ({});

/** Plays the role `search`: the overlay shows it. */
export function View() {
  const { t } = useTranslation();
  return <h2>{t('finder.heading')}</h2>;
}
