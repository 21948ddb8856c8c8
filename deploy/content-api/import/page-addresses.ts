import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import { catchAllCountry, type Language, languages } from 'shared/i18n';
import { match } from 'shared/routes';
import type { Database } from '../../database/index.ts';
import type { Localised } from '../content.ts';
import { languageShown, textIn } from '../language.ts';
import { editedPage, siteAddress } from '../site-address.ts';
import { hasSlug } from '../sources/pages.ts';
import { page, stagedRow } from '../tables.ts';
import type { CheckedRow, WrongRow } from './kinds/kind.ts';

/** A page whose slug editors choose. */
interface EditedPage {
  path: string;
  slugs: Localised | null;
}

interface Name {
  language: Language;
  slug: string;
  field: string;
}

/**
 * Finds pages that could not be told from another one by their address: each is found under its slug in a
 * language, and under the end of its path in all of them. An address that a route of the site has is never theirs.
 */
export async function sharedAddresses(tx: Pick<Database, 'select'>, rows: readonly CheckedRow[]): Promise<WrongRow[]> {
  const given = rows.flatMap((of) => editedIn(of.row).map((own) => ({ of, own })));
  if (given.length === 0) return [];
  const owners = new Map<string, string>();
  const take = (own: EditedPage) => {
    for (const name of namesOf(own)) owners.set(placeOf(own, name), own.path);
  };
  for (const other of await othersNamedAlike(
    tx,
    given.map(({ own }) => own),
  ))
    take(other);
  return given.flatMap(({ of, own }) => {
    for (const name of namesOf(own)) {
      const { language, slug, field } = name;
      const address = siteAddress(own.path, language, () => slug);
      const owner = owners.get(placeOf(own, name)) ?? ownPageAt(address);
      if (owner !== undefined && owner !== own.path)
        return [{ of, field, message: `${own.path} would be at ${address}, where ${owner} is found` }];
    }
    take(own);
    return [];
  });
}

const editedIn = (row: object): EditedPage[] =>
  'path' in row && typeof row.path === 'string' && 'blocks' in row && editedPage(row.path) === row.path
    ? [{ path: row.path, slugs: 'slugs' in row && isLocalised(row.slugs) ? row.slugs : null }]
    : [];

const isLocalised = (value: unknown): value is Localised => typeof value === 'object' && value !== null;

const endOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const kindOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

const namesOf = ({ path, slugs }: EditedPage): Name[] =>
  languages.flatMap((language) => {
    const shown = slugs && languageShown(language, slugs);
    const own = shown ? [{ language, slug: textIn(shown, slugs), field: `slugs.${shown}` }] : [];
    return [...own, { language, slug: endOf(path), field: 'path' }];
  });

const placeOf = ({ path }: EditedPage, { language, slug }: Name): string => `${language} ${kindOf(path)}/${slug}`;

/** The page with a route of its own that is at the address. */
function ownPageAt(address: string): string | undefined {
  const found = match(catchAllCountry, address);
  return found && found.params.slug === undefined ? `the page "${found.name}" of the site` : undefined;
}

/** Pages with one of these names that this batch does not bring: of the import so far, or as they are stored. */
async function othersNamedAlike(tx: Pick<Database, 'select'>, batch: readonly EditedPage[]): Promise<EditedPage[]> {
  const own = batch.map(({ path }) => path);
  const names = batch.flatMap((one) => namesOf(one).map(({ slug }) => ({ slug, path: `${kindOf(one.path)}/${slug}` })));
  const paths = [...new Set(names.map(({ path }) => path))];
  const slugs = [...new Set(names.map(({ slug }) => slug))];
  const stagedSlugs = sql<Localised | null>`${stagedRow.fields} -> 'slugs'`;
  const staged = await tx
    .select({ path: stagedRow.key, slugs: stagedSlugs })
    .from(stagedRow)
    .where(
      and(
        eq(stagedRow.kind, 'pages'),
        notInArray(stagedRow.key, own),
        or(inArray(stagedRow.key, paths), hasSlug(stagedSlugs, slugs)),
      ),
    );
  const changed = sql`exists (select from ${stagedRow} where ${stagedRow.kind} = 'pages' and ${stagedRow.key} = ${page.path})`;
  const stored = await tx
    .select({ path: page.path, slugs: page.slugs })
    .from(page)
    .where(
      and(notInArray(page.path, own), or(inArray(page.path, paths), hasSlug(page.slugs, slugs)), sql`not ${changed}`),
    );
  return [...staged, ...stored];
}
