import { useEffect, useEffectEvent } from 'react';
import { usePlatform } from '../../platform/index.ts';
import styles from './breadcrumb.module.css';

export interface BreadcrumbStep {
  label: string;
  /** Of the label, where it is not the page's. */
  language?: string | null;
  /** The last step, the page itself, has none. */
  url?: string;
}

interface BreadcrumbProps {
  /** How assistive technology names it, in the page's language. */
  label: string;
  steps: readonly BreadcrumbStep[];
  /** Over the hero that begins the page: in white, or in ink on a bright picture. */
  overlay?: 'light' | 'dark';
}

/** The way to this page: labelled steps, linked where they have an address; others read it on the bus. */
export function Breadcrumb({ label, steps, overlay }: BreadcrumbProps) {
  const { bus } = usePlatform();
  const publish = useEffectEvent((breadcrumb: readonly BreadcrumbStep[]) =>
    bus.set('main', { ...bus.current('main'), breadcrumb }),
  );
  // The same steps are a new list at every render.
  const stepsKey = JSON.stringify(steps);
  useEffect(() => {
    publish(JSON.parse(stepsKey));
    return () => publish([]);
  }, [stepsKey]);
  return (
    <nav aria-label={label} className={styles[overlay ?? 'plain']}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={index} className={styles.step}>
            {step.url ? (
              <a href={step.url} lang={step.language ?? undefined}>
                {step.label}
              </a>
            ) : (
              <span aria-current="page" lang={step.language ?? undefined}>
                {step.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
