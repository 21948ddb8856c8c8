import { useTranslation } from 'react-i18next';

/** What a list is called: a list whose title is empty has a name of ours (C24). */
export function useTitleOf(): (list: { title: string }) => string {
  const { t } = useTranslation();
  return ({ title }) => title.trim() || t('wishlist.untitled');
}
