import { useTranslation } from 'react-i18next';
import { NotFoundError } from 'shared/errors';
import type { FragmentProps } from 'shared/fragments';
import { usePlatform } from 'shared/platform';
import type { FragmentContext, Loaded } from 'shared/remote';
import { byWidth, contentsOf, type OverlayContent } from '../../domain/overlays.ts';
import { ColorOverlay, DimensionOverlay, HandleOverlay, MaterialOverlay } from './contents.tsx';
import { ProductOverlayDocument } from './product-overlay.generated.ts';
import styles from './product-overlay.module.css';

/** All that the overlays of a product show, so that one can turn to another without waiting; its uid is the extID. */
export async function load({ platform, props }: FragmentContext<'mf-catalogue/product-overlay'>) {
  const { overlays } = await platform.content.query(ProductOverlayDocument, { extID: props.product });
  if (!overlays) throw new NotFoundError(`the overlays of ${props.product}`);
  const data = {
    dimensions: byWidth(overlays.overlayDimensions),
    basinShades: overlays.overlayNuancier.vasquesMaterials,
    furnitureShades: overlays.overlayNuancier.furnitureMaterials,
    handles: overlays.overlayHandles,
    basins: overlays.overlayVasques,
  };
  return { ...data, contents: contentsOf(data) };
}

interface ViewProps {
  data: Loaded<typeof load>;
  props: FragmentProps['mf-catalogue/product-overlay'];
}

/** One of the four overlays of a product, and the way to the others. */
export function View({ data, props }: ViewProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.overlay}>
      <h2 className={styles.heading}>{t(`overlay.${props.content}`)}</h2>
      <OtherOverlays data={data} props={props} />
      <Content data={data} props={props} />
    </div>
  );
}

function Content({ data, props: { content, product } }: ViewProps) {
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

/** Switches between the overlays of the product; shows nothing where there is only one. */
function OtherOverlays({ data: { contents }, props }: ViewProps) {
  const { t } = useTranslation();
  const { bus } = usePlatform();
  if (contents.length < 2) return null;
  const show = (content: OverlayContent) =>
    bus.set('overlay', { open: true, content: 'mf-catalogue/product-overlay', props: { ...props, content } });
  return (
    <nav className={styles.others} aria-label={t('overlay.turn')}>
      {contents.map((content) => (
        <button key={content} type="button" aria-pressed={content === props.content} onClick={() => show(content)}>
          {t(`overlay.${content}`)}
        </button>
      ))}
    </nav>
  );
}
