import { useTranslation } from 'react-i18next';
import { Picture } from 'shared/ui';
import type { OverlayData } from './load.ts';
import styles from './product-overlay.module.css';

type Groups = OverlayData['basinShades'];

/** The colour chart: the materials of the basin and those of the furniture, by category (R236). */
export function ColorOverlay({ basins, furniture }: { basins: Groups; furniture: Groups }) {
  const { t } = useTranslation();
  return (
    <>
      <Part heading={t('overlay.furniture')} groups={furniture} />
      <Part heading={t('overlay.basins')} groups={basins} />
    </>
  );
}

function Part({ heading, groups }: { heading: string; groups: Groups }) {
  if (groups.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{heading}</h3>
      {groups.map(({ id, name, nameLanguage, materials }) => (
        <section key={id} className={styles.category}>
          <h4 className={styles.name} lang={nameLanguage ?? undefined}>
            {name}
          </h4>
          <ul className={styles.samples}>
            {materials.map((material) => (
              <li key={material.id}>
                <Picture className={styles.sample} sizes="sample" image={{ ...material.image, alt: '' }} />
                <span className={styles.colour} lang={material.colorNameLanguage ?? undefined}>
                  {material.colorName}
                </span>
                {material.finishName && (
                  <span className={styles.finish} lang={material.finishNameLanguage ?? undefined}>
                    {material.finishName}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
