import { type BlockField, blockTypes, fieldsOfBlock, innerTypes } from '../schema/block-fields.ts';

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
