import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import styles from './error-page.module.css';

interface ErrorPageProps {
  code: string;
  heading: string;
  subheading: string;
  text: string;
  home: string;
}

/** What stands in a page's place when it cannot be shown (R168, R172). */
export function ErrorPage({ code, heading, subheading, text, home }: ErrorPageProps) {
  const { route } = usePlatform();
  return (
    <section className={styles.page}>
      <p className={styles.code} aria-hidden="true">
        {code}
      </p>
      <h1>{heading}</h1>
      <p className={styles.subheading}>{subheading}</p>
      <p className={styles.text}>{text}</p>
      <a className={styles.home} href={href('home', route.language)}>
        {home}
      </a>
    </section>
  );
}
