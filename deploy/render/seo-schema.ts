import type { Seo } from 'shared/remote';
import type { StructuredData } from 'shared/seo';
import { z } from 'zod';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);

/** The SEO record of a page, as a render answers it. */
export const seoSchema: z.ZodType<Seo> = z.object({
  title: z.string(),
  titleLanguage: text,
  description: text,
  abstract: text,
  keywords: text,
  robots: text,
  canonicalUrl: text,
  contentLanguage: text,
  ogDeterminer: text,
  ogSiteName: text,
  ogType: text,
  ogUrl: text,
  ogTitle: text,
  ogDescription: text,
  ogImage: text,
  twitterType: text,
  twitterTitle: text,
  twitterDescription: text,
  twitterUrl: text,
  twitterImage: text,
  addresses: z
    .array(z.object({ language: z.string(), url: z.string().regex(/^\/(?!\/)/) }))
    .nullish()
    .transform((value) => value ?? undefined),
});

/** What a page says of itself in the words of schema.org. */
export const structuredSchema: z.ZodType<StructuredData> = z.looseObject({ '@type': z.string() });
