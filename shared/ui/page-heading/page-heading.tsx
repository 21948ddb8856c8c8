import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbStep } from '../breadcrumb/breadcrumb.tsx';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  heading: ReactNode;
  /** Where it is not the page's. */
  headingLanguage?: string;
  breadcrumb: { label: string; steps: readonly BreadcrumbStep[] };
}

/** The top of a page that does not begin with a picture: the way to it and its one h1. */
export function PageHeading({ heading, headingLanguage, breadcrumb }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <Breadcrumb {...breadcrumb} />
      <h1 className={styles.title} lang={headingLanguage}>
        {heading}
      </h1>
    </header>
  );
}
