import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { Loaded } from 'shared/remote';
import { PageHeading } from 'shared/ui';
import type { load } from './load.ts';
import { Locator } from './locator.tsx';

export function View({ data }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { seo, path, steps } = data;
  return (
    <>
      <PageHeading
        heading={seo.title}
        headingLanguage={seo.titleLanguage}
        breadcrumb={{ label: t('breadcrumb.label'), steps }}
      />
      <Locator given={data} />
      <Fragment of="mf-content/blocks" props={{ path, underHeading: true }} waits />
    </>
  );
}
