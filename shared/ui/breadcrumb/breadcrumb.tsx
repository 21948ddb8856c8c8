import { useEffect, useEffectEvent } from 'react';
import { usePlatform } from '../../platform/index.ts';
import styles from './breadcrumb.module.css';

export interface BreadcrumbStep {
  label: string;
  /** The last step, the page itself, has none. */
  url?: string;
}

interface BreadcrumbProps {
  /** How assistive technology names it, in the page's language. */
  label: string;
  steps: readonly BreadcrumbStep[];
  /** In white over the hero that begins the page (R152); where the hero's own text is dark, on a ground of its own. */
  overlay?: 'light' | 'dark';
}

/** The way to this page: labelled steps, linked where they have an address (R151); others read it on the bus (R364). */
export function Breadcrumb({ label, steps, overlay }: BreadcrumbProps) {
  const { bus } = usePlatform();
  const tell = useEffectEvent((breadcrumb: readonly BreadcrumbStep[]) =>
    bus.set('main', { ...bus.current('main'), breadcrumb }),
  );
  const way = JSON.stringify(steps);
  // The same steps are a new list at every render.
  useEffect(() => {
    tell(JSON.parse(way));
    return () => tell([]);
  }, [way]);
  return (
    <nav aria-label={label} className={overlay ? styles[overlay] : styles.plain}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.label} className={styles.step}>
            {step.url ? <a href={step.url}>{step.label}</a> : <span aria-current="page">{step.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
