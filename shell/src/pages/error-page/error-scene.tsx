import styles from './error-scene.module.css';

/** A drawing in place of the page: the code on the wall, its middle zero a round mirror over a washbasin whose tap drips. */
export function ErrorScene({ code }: { code: '404' | '503' }) {
  return (
    <svg className={styles.scene} viewBox="76 0 568 400" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="error-mirror" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" className={styles.bright} />
          <stop offset="1" className={styles.dim} />
        </linearGradient>
      </defs>
      <text className={styles.digit} x="172" y="236" textAnchor="middle">
        {code[0]}
      </text>
      <text className={styles.digit} x="548" y="236" textAnchor="middle">
        {code[2]}
      </text>
      <circle className={styles.mirror} cx="360" cy="122" r="104" />
      <path className={styles.shine} d="M300 142 380 62M322 160 418 64" />
      <path className={styles.front} d="M220 312h280v76h-280z" />
      <path className={styles.line} d="M220 350h280M344 331h32M344 369h32" />
      <path className={styles.basin} d="M284 282h152q-6 30 -40 30h-72q-34 0 -40 -30z" />
      <path className={styles.line} d="M400 282v-24q0 -10 -10 -10h-20q-10 0 -10 10M392 248v-8h16" />
      <path className={styles.drop} d="M360 263q5 7 0 11q-5 -4 0 -11z" />
    </svg>
  );
}
