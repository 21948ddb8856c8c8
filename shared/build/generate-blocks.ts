import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BlockField, blockTypes, fieldsOfBlock, innerTypes } from '../schema/index.ts';
import { folderOf } from './index.ts';

const shapes = {
  Image: 'Picture',
  HotspotImage: 'HotspotPicture',
  Link: 'LinkContent',
  StyledLink: 'LinkContent',
  Document: 'DocumentContent',
};

const scalars = {
  text: 'Localised',
  html: 'Localised',
  'rich-html': 'Localised',
  name: 'string',
  address: 'string',
  'script-address': 'string',
  color: 'string',
  boolean: 'boolean',
  record: 'string',
};

/** The name of the type that a block, or an object inside one, is stored in. */
export const storedType = (type: string): string => `Stored${type}`;

/** The types that blocks are stored in, as TypeScript: one for each type of the schema, and `BlockContent` for all. */
export function blockContentTypes(): string {
  const declared = [...blockTypes, ...innerTypes()].map(
    (type) => `export type ${storedType(type)} = ${objectOf(fieldsOfBlock(type), blockTypes.includes(type) && type)};`,
  );
  return [
    '/** Made from shared/schema/blocks.graphql: what is stored of each block. */',
    `import type { ${[...new Set(Object.values(shapes))].sort().join(', ')}, Localised } from './content.ts';`,
    ...declared,
    `export type BlockContent =\n  | ${blockTypes.map(storedType).join('\n  | ')};`,
    '',
  ].join('\n\n');
}

function objectOf(all: readonly BlockField[], block: string | false): string {
  const fields = all.filter(({ isDerived }) => !isDerived);
  const lines = block ? [`type: '${block}'`] : [];
  for (const [name = '', inside] of Map.groupBy(fields, ({ at }) => at[0] ?? '')) {
    const mark = inside.some(({ isStored }) => isStored) ? '' : '?';
    const [only] = inside;
    const type =
      only && only.at.length === 1
        ? typeOf(only) + (only.isList ? '[]' : '')
        : objectOf(
            inside.map((field) => ({ ...field, at: field.at.slice(1) })),
            false,
          );
    lines.push(`${name}${mark}: ${type}`);
  }
  return `{ ${lines.join('; ')} }`;
}

function typeOf(field: BlockField): string {
  switch (field.kind) {
    case 'choice':
      return `(${field.values.map((value) => `'${value}'`).join(' | ')})`;
    case 'shape':
      return shapes[field.shape];
    case 'object':
      return storedType(field.type);
    default:
      return scalars[field.kind];
  }
}

/** The group whose views come with the fragment itself; those of every other group are a chunk of their own. */
const atOnce = 'opening';

/**
 * What draws blocks, for the application that has `src/fragments/blocks`: a folder there is a group of blocks that load
 * together, and a folder in it, called as a type of the schema, draws that type. Throws Error where a type of the schema
 * has no folder, or a folder no type.
 */
export function generateBlockViews(application: string): GeneratedFile[] {
  const folder = join(folderOf(application), 'src/fragments/blocks');
  return existsSync(folder) ? viewsIn(folder, blockTypes) : [];
}

interface GeneratedFile {
  filename: string;
  text: string;
}

/** The same for a folder, and types that it has to draw. */
export function viewsIn(folder: string, types: readonly string[]): GeneratedFile[] {
  const groups = new Map(foldersOf(folder).map((group) => [group, foldersOf(join(folder, group))]));
  const drawn = [...groups.values()].flat();
  const missing = types.filter((type) => drawn.filter((name) => name === type).length !== 1);
  const unknown = drawn.filter((name) => !types.includes(name));
  if (missing.length > 0)
    throw new Error(`shared/schema/blocks.graphql has ${missing}: one folder of ${folder}/<group>/ has to draw each`);
  if (unknown.length > 0)
    throw new Error(`${folder} draws ${unknown}, which shared/schema/blocks.graphql does not have`);
  return [
    ...[...groups].map(([group, drawnThere]) => ({
      filename: join(folder, group, 'views.generated.tsx'),
      text: viewsOf(drawnThere),
    })),
    { filename: join(folder, 'groups.generated.ts'), text: groupsOf(groups) },
  ];
}

const foldersOf = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const viewsOf = (types: readonly string[]): string => `import type { BlockProps } from '../blocks-of-page.ts';
${types.map((type) => `import { ${type} } from './${type}/${type}.tsx';`).join('\n')}

export function Views(props: BlockProps) {
  const { block } = props;
  switch (block.__typename) {
${types.map((type) => `    case '${type}':\n      return <${type} {...props} block={block} />;`).join('\n')}
    default:
      return null;
  }
}
`;

/** The types by group. The compiler holds the names of groups against those that `pieces.ts` can fetch. */
const groupsOf = (groups: ReadonlyMap<string, readonly string[]>): string => `export const groups = {
${[...groups]
  .filter(([group]) => group !== atOnce)
  .flatMap(([group, types]) => types.map((type) => `  ${type}: '${group}',`))
  .join('\n')}
} as const;
`;
