import type { Box } from '../../../domain/drawing/drawing.ts';
import styles from './to-scale.module.css';

/** The outline of a standing person, drawn 46 wide and 170 high. */
export function Person({ x, y }: Box) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.person}>
      <ellipse cx="23" cy="12" rx="9" ry="12" />
      <path d="M19 24h8v5l11 4q5 2 6 8l2 42q0 4-3 4t-4-4l-3-32-1 32-1 84q0 3-5 3t-5-3l-1-72-1 72q0 3-5 3t-5-3l-1-84-1-32-3 32q-1 4-4 4t-3-4l2-42q1-6 6-8l11-4z" />
    </g>
  );
}
