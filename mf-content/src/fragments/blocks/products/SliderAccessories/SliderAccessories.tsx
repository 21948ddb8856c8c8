import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { SliderAccessoriesFragment } from './SliderAccessories.generated.ts';

/** What goes with a piece of furniture. */
export function SliderAccessories({ block }: { block: SliderAccessoriesFragment }) {
  const { t } = useTranslation();
  const products = block.accessories.map(({ uid }) => uid);
  // Without a filter the slider would show any products.
  if (products.length === 0) return null;
  return <Fragment of="mf-catalogue/product-slider" props={{ heading: t('slider.accessories'), products }} />;
}
