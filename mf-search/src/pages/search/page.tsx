import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import { usePlatform } from 'shared/platform';
import type { Loaded } from 'shared/remote';
import { href } from 'shared/routes';
import { PageHeading } from 'shared/ui';
import type { load } from './load.ts';
import { SearchForm } from './search-form.tsx';

export function View({ data: { seo, path, item } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const steps = [{ label: t('breadcrumb.home'), url: href('home', language) }, { label: seo.title }];
  return (
    <>
      <PageHeading
        heading={item ? t('search.quoted', { item }) : seo.title}
        breadcrumb={{ label: t('breadcrumb.label'), steps }}
      />
      <Fragment of="mf-content/blocks" props={{ path, underHeading: true }} />
      <SearchForm item={item} />
    </>
  );
}
