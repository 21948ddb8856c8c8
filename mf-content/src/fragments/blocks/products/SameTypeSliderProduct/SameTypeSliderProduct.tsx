import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import { ground } from '../../../../domain/ground.ts';
import type { ProductsShown } from '../../blocks-of-page.ts';
import type { SameTypeSliderProductFragment } from './SameTypeSliderProduct.generated.ts';

/** Other products of the same kind. */
export function SameTypeSliderProduct({
  block,
  shown,
}: {
  block: SameTypeSliderProductFragment;
  shown: ProductsShown;
}) {
  const { t } = useTranslation();
  return (
    <div style={ground(block.backgroundColor)}>
      <Fragment
        of="mf-catalogue/product-slider"
        props={{
          heading: t('slider.same-type'),
          type: block.type,
          subType: block.subType ?? undefined,
          except: block.except ?? undefined,
          exceptProducts: shown.products,
          exceptCollections: shown.collections,
        }}
      />
    </div>
  );
}
