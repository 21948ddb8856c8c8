import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import { ground } from '../../../../domain/ground.ts';
import type { ProductsShown } from '../../blocks-of-page.ts';
import type { SameCollectionSliderProductFragment } from './SameCollectionSliderProduct.generated.ts';

/** The other products of the collection. */
export function SameCollectionSliderProduct({
  block,
  shown,
}: {
  block: SameCollectionSliderProductFragment;
  shown: ProductsShown;
}) {
  const { t } = useTranslation();
  return (
    <div style={ground(block.backgroundColor)}>
      <Fragment
        of="mf-catalogue/product-slider"
        props={{
          heading: t('slider.same-collection'),
          collection: block.collectionId,
          except: block.except ?? undefined,
          exceptProducts: shown.products,
        }}
      />
    </div>
  );
}
