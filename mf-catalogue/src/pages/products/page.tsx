import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { Loaded } from 'shared/remote';
import { PageHeading } from 'shared/ui';
import type { load } from './load.ts';
import { ProductList } from './product-list.tsx';

/** Blocks, then the filters and what they leave (R131). */
export function View({ data }: { data: Loaded<typeof load> }) {
  const { seo, path, steps, options, list, isMissing, isCorrected } = data;
  const { t } = useTranslation();
  return (
    <>
      <PageHeading
        heading={seo.title}
        headingLanguage={seo.titleLanguage}
        breadcrumb={{ label: t('breadcrumb.label'), steps }}
      />
      <Fragment of="mf-content/blocks" props={{ path, underHeading: true }} waits />
      <ProductList given={list} options={options} isMissing={isMissing} isCorrected={isCorrected} />
    </>
  );
}
