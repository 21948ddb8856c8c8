import { accessibility } from './cms/accessibility.ts';
import { care } from './cms/care.ts';
import type { CmsPage } from './cms/cms-page.ts';
import { cookies } from './cms/cookies.ts';
import { delivery } from './cms/delivery.ts';
import { legal } from './cms/legal.ts';
import { privacy } from './cms/privacy.ts';
import { recruitment } from './cms/recruitment.ts';
import { returns } from './cms/returns.ts';
import { termsOfUse } from './cms/terms-of-use.ts';
import { links } from './links.ts';
import type { PageRecord } from './page.ts';

const cmsPage = ({ slug, slugs, title, subheading, content }: CmsPage): PageRecord => ({
  path: `/cms/${slug}`,
  slugs,
  seo: { title, description: subheading, type: 'article' },
  blocks: [
    { type: 'HeroCms', heading: title, subheading },
    { type: 'CmsContent', content, cta: { ...links.contact, style: 'link' } },
  ],
});

/** Legal texts and conditions. */
export const cmsPages: PageRecord[] = [
  legal,
  privacy,
  accessibility,
  cookies,
  termsOfUse,
  care,
  delivery,
  returns,
  recruitment,
].map(cmsPage);
