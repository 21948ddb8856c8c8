import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { SameCollectionSliderProductFragment } from './SameCollectionSliderProduct.generated.ts';

/** The other products of the collection (R187). */
export function SameCollectionSliderProduct({ block }: { block: SameCollectionSliderProductFragment }) {
  const { t } = useTranslation();
  return (
    <div style={{ backgroundColor: block.backgroundColor ?? undefined }}>
      <Fragment
        of="mf-catalogue/product-slider"
        props={{
          heading: t('slider.same-collection'),
          collection: block.collectionId,
          except: block.except ?? undefined,
        }}
      />
    </div>
  );
}
