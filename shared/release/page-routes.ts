import { z } from 'zod';

/** Words and parameters only: nothing in a path can take long to compare, or lead out of its language. */
const step = '(?::[a-z]{1,20}|[a-z\\d][a-z\\d-]{0,39})';
/** A home (empty), one parameter alone, or a word and what follows it. */
const path = z
  .string()
  .max(100)
  .regex(new RegExp(`^(?:|:[a-z]{1,20}|[a-z\\d][a-z\\d-]{0,39}(?:/${step}){0,4})$`));
const language = z.string().regex(/^[a-z]{2}$/);

/** What a release says of where a page is found; the registry holds it against the site's languages, and against others. */
const pageRoute = z.strictObject({
  name: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  paths: z.record(language, path),
  formerly: z.record(language, z.array(path).max(10)).optional(),
  elsewhere: z.record(language, z.string().regex(/^\/[a-z]{2}\/[a-z\d][a-z\d-]{0,39}$/)).optional(),
  indexed: z.literal(false).optional(),
  pagedBy: z
    .string()
    .regex(/^[a-z]{1,20}$/)
    .optional(),
  portal: z.literal(true).optional(),
  personal: z.literal(true).optional(),
  neverKept: z.literal(true).optional(),
  service: z.literal(true).optional(),
  header: z.enum(['plain', 'transparent-dark']).optional(),
});

export const pageRoutes = z.record(z.string().regex(/^[\w-]{1,60}$/), pageRoute);
