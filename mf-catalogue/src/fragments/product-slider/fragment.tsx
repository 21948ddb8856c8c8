import { useTranslation } from 'react-i18next';
import type { FragmentProps } from 'shared/fragments';
import type { Loaded } from 'shared/remote';
import { Slider } from 'shared/ui';
import { ProductCard } from '../../components/product-card/product-card.tsx';
import type { load } from './load.ts';

interface ViewProps {
  data: Loaded<typeof load>;
  props: FragmentProps['mf-catalogue/product-slider'];
}

/** Product cards side by side; nothing at all where there is no product. */
export function View({ data: { products }, props: { heading, headingLanguage } }: ViewProps) {
  const { t } = useTranslation();
  if (products.length === 0) return null;
  return (
    <Slider
      heading={heading}
      headingLanguage={headingLanguage}
      labels={{ previous: t('slider.previous'), next: t('slider.next') }}
    >
      {products.map((product) => (
        <li key={product.uid}>
          <ProductCard product={product} sizes="slide" />
        </li>
      ))}
    </Slider>
  );
}
