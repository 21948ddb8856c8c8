import type { PageRecord } from './page.ts';
import { accountPages } from './service/account.ts';
import { findingPages } from './service/finding.ts';
import { projectPage } from './service/project.ts';
import type { ServicePage } from './service/service-page.ts';

const servicePage = ({ slug, title, description, introduction, personal }: ServicePage): PageRecord => ({
  path: `/page/${slug}`,
  seo: { title, description, ...(personal && { robots: 'noindex' }) },
  blocks: [{ type: 'EditoSimple', text: introduction }],
});

export const servicePages: PageRecord[] = [...findingPages, projectPage, ...accountPages].map(servicePage);
