import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { SameTypeSliderProductFragment } from './SameTypeSliderProduct.generated.ts';

/** Other products of the same kind (R188). */
export function SameTypeSliderProduct({ block }: { block: SameTypeSliderProductFragment }) {
  const { t } = useTranslation();
  return (
    <div style={{ backgroundColor: block.backgroundColor ?? undefined }}>
      <Fragment
        of="mf-catalogue/product-slider"
        props={{
          heading: t('slider.same-type'),
          type: block.type,
          subType: block.subType ?? undefined,
          except: block.except ?? undefined,
        }}
      />
    </div>
  );
}
