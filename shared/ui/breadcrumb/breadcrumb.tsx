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

/** The way to this page: labelled steps, linked where they have an address (R151). */
export function Breadcrumb({ label, steps, overlay }: BreadcrumbProps) {
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
