import { usePlatform } from 'shared/platform';
import { hrefIn } from 'shared/routes';
import { CallToAction } from 'shared/ui';
import styles from './error-page.module.css';
import { ErrorScene } from './error-scene.tsx';

interface ErrorPageProps {
  code: '404' | '503';
  heading: string;
  subheading: string;
  text: string;
  home: string;
}

/** Replaces a page that cannot be shown (R168, R172). */
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
