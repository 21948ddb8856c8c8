import { displayColor } from '../../domain/filters/display-colors.ts';
import styles from './swatch.module.css';

/** The colour that a key of the colour filter stands for; its name is said beside it. */
export const Swatch = ({ color }: { color: string }) => (
  <span className={styles.swatch} style={{ background: displayColor(color) }} aria-hidden="true" />
);
