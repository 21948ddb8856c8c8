import { useTranslation } from 'react-i18next';
import type { FragmentProps } from 'shared/fragments';
import { ColorOverlay } from './color-overlay.tsx';
import { DimensionOverlay } from './dimension-overlay.tsx';
import { HandleOverlay } from './handle-overlay.tsx';
import type { OverlayData } from './load.ts';
import { MaterialOverlay } from './material-overlay.tsx';
import { OtherOverlays } from './other-overlays.tsx';
import styles from './product-overlay.module.css';

type Props = FragmentProps['mf-catalogue/product-overlay'];

/** One of the four overlays of a product, and the way to the others (R239). */
export function View({ data, props }: { data: OverlayData; props: Props }) {
  const { t } = useTranslation();
  return (
    <div className={styles.overlay}>
      <h2 className={styles.heading}>{t(`overlay.${props.content}`)}</h2>
      <OtherOverlays contents={data.contents} props={props} />
      <Content data={data} props={props} />
    </div>
  );
}

function Content({ data, props: { content, product } }: { data: OverlayData; props: Props }) {
  switch (content) {
    case 'DIMENSION':
      return <DimensionOverlay products={data.dimensions} shown={product} />;
    case 'COLOR':
      return <ColorOverlay basins={data.basinShades} furniture={data.furnitureShades} />;
    case 'HANDLE':
      return <HandleOverlay categories={data.handles} />;
    case 'MATERIAL':
      return <MaterialOverlay basins={data.basins} />;
  }
}
