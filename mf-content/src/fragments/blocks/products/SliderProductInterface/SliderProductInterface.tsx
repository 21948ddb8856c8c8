import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { SliderProductInterfaceFragment } from './SliderProductInterface.generated.ts';

/** The products of an article or an inspiration; the editor gives no heading of their own. */
export function SliderProductInterface({ block }: { block: SliderProductInterfaceFragment }) {
  const { t } = useTranslation();
  const products = block.products.map(({ uid }) => uid);
  // Without a filter the slider would show any products.
  if (products.length === 0) return null;
  return <Fragment of="mf-catalogue/product-slider" props={{ heading: t('slider.selection'), products }} />;
}
