import type { Localised } from '../../content-api/content.ts';
import type { PageRecord } from './page.ts';
import { accountPages } from './service/account.ts';
import { findingPages } from './service/finding.ts';
import { projectPage } from './service/project.ts';

/** A page whose remote shows a form or a list; the content system gives heading and introduction. */
export interface ServicePage {
  slug: string;
  title: Localised;
  description: Localised;
  /** The paragraph under the heading, as HTML. */
  introduction: Localised;
  /** Pages of one visitor alone are kept out of search engines. */
  personal?: true;
}

const servicePage = ({ slug, title, description, introduction, personal }: ServicePage): PageRecord => ({
  path: `/page/${slug}`,
  seo: { title, description, ...(personal && { robots: 'noindex' }) },
  blocks: [{ type: 'EditoSimple', text: introduction }],
});

export const servicePages: PageRecord[] = [...findingPages, projectPage, ...accountPages].map(servicePage);
