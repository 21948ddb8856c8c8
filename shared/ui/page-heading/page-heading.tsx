import { Breadcrumb, type BreadcrumbStep } from '../breadcrumb/breadcrumb.tsx';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  /** The name of the breadcrumb for screen readers. */
  label: string;
  /** The way to the page; the last step is the page itself. */
  steps: readonly BreadcrumbStep[];
  /** The h1, in the page's language, where it says something else than the last step. */
  heading?: string;
}

/** The top of a page that does not begin with a picture: the way to it and its one h1. */
export function PageHeading({ label, steps, heading }: PageHeadingProps) {
  const page = steps.at(-1);
  return (
    <header className={styles.heading}>
      <Breadcrumb label={label} steps={steps} />
      <h1 className={styles.title} lang={heading ? undefined : (page?.language ?? undefined)}>
        {heading || page?.label}
      </h1>
    </header>
  );
}
