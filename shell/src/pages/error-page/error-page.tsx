import { usePlatform } from 'shared/platform';
import { hrefIn } from 'shared/routes';
import { CallToAction } from 'shared/ui';
import styles from './error-page.module.css';
import sceneStyles from './error-scene.module.css';

interface ErrorPageProps {
  code: '404' | '503';
  heading: string;
  subheading: string;
  text: string;
  home: string;
}

/** Replaces a page that cannot be shown. */
export function ErrorPage({ code, heading, subheading, text, home }: ErrorPageProps) {
  const { country, language } = usePlatform();
  return (
    <section className={styles.page}>
      <ErrorScene code={code} />
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.subheading}>{subheading}</p>
      <p className={styles.text}>{text}</p>
      <div className={styles.home}>
        <CallToAction link={{ url: hrefIn(country, 'home', language), label: home }} look="filled" />
      </div>
    </section>
  );
}

/** A drawing in place of the page: the code on the wall, its middle zero a round mirror over a washbasin whose tap drips. */
export function ErrorScene({ code }: { code: '404' | '503' }) {
  return (
    <svg className={sceneStyles.scene} viewBox="76 0 568 400" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="error-mirror" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" className={sceneStyles.bright} />
          <stop offset="1" className={sceneStyles.dim} />
        </linearGradient>
      </defs>
      <text className={sceneStyles.digit} x="172" y="236" textAnchor="middle">
        {code[0]}
      </text>
      <text className={sceneStyles.digit} x="548" y="236" textAnchor="middle">
        {code[2]}
      </text>
      <circle className={sceneStyles.mirror} cx="360" cy="122" r="104" />
      <path className={sceneStyles.shine} d="M300 142 380 62M322 160 418 64" />
      <path className={sceneStyles.front} d="M220 312h280v76h-280z" />
      <path className={sceneStyles.line} d="M220 350h280M344 331h32M344 369h32" />
      <path className={sceneStyles.basin} d="M284 282h152q-6 30 -40 30h-72q-34 0 -40 -30z" />
      <path className={sceneStyles.line} d="M400 282v-24q0 -10 -10 -10h-20q-10 0 -10 10M392 248v-8h16" />
      <path className={sceneStyles.drop} d="M360 263q5 7 0 11q-5 -4 0 -11z" />
    </svg>
  );
}
