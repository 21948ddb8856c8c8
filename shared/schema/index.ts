import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConstDirectiveNode, type FieldDefinitionNode, Kind, parse, type TypeNode } from 'graphql';

const folder = import.meta.dirname ?? __dirname;

/** The GraphQL contract with the content system: every `*.graphql` file of this folder as one text. For servers, builds and tests. */
export const schemaText: string = readdirSync(folder)
  .filter((name) => name.endsWith('.graphql'))
  .sort()
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

/** Content that blocks hold by its name alone. */
export const recordTypes = ['Product', 'Collection', 'Inspiration', 'Article', 'Shade'] as const;
export type RecordType = (typeof recordTypes)[number];

/** Content that stands inside a block and has a shape of its own, which other content has, too. */
export const sharedShapes = ['Image', 'HotspotImage', 'Link', 'StyledLink', 'Document'] as const;
export type SharedShape = (typeof sharedShapes)[number];

const scalars = {
  String: 'text',
  SafeHtml: 'html',
  SafeRichHtml: 'rich-html',
  ID: 'name',
  Address: 'address',
  ScriptAddress: 'script-address',
  Color: 'color',
  Boolean: 'boolean',
} as const;

/** What a field of a block holds. */
export type Held =
  | { kind: (typeof scalars)[keyof typeof scalars] }
  | { kind: 'choice'; values: string[] }
  | { kind: 'shape'; shape: SharedShape }
  | { kind: 'record'; record: RecordType }
  | { kind: 'object'; type: string };

export type BlockField = {
  name: string;
  /** Where it is stored, from the block inwards. */
  at: string[];
  isList: boolean;
  /** Whether every answer has it. */
  isAnswered: boolean;
  /** Whether what is stored always has it. */
  isStored: boolean;
  /** It is not stored: it is read from inside another field. */
  isDerived: boolean;
  /** What an `ID` names, where the schema says so. */
  names?: RecordType;
} & Held;

const objects = new Map<string, readonly FieldDefinitionNode[]>();
const enums = new Map<string, string[]>();
const blocks: string[] = [];
for (const node of parse(schemaText, { noLocation: true }).definitions) {
  if (node.kind === Kind.OBJECT_TYPE_DEFINITION) objects.set(node.name.value, node.fields ?? []);
  if (node.kind === Kind.ENUM_TYPE_DEFINITION)
    enums.set(
      node.name.value,
      (node.values ?? []).map(({ name }) => name.value),
    );
  if (node.kind === Kind.UNION_TYPE_DEFINITION && node.name.value === 'Block')
    blocks.push(...(node.types ?? []).map(({ name }) => name.value));
}

/** The types of blocks, as the schema lists them. */
export const blockTypes: readonly string[] = blocks;

/** The objects that stand inside blocks, as `AccordionItem`. */
export const innerTypes = (): string[] => {
  const found = new Set<string>();
  const types = [...blockTypes];
  for (const type of types)
    for (const field of fieldsOfBlock(type))
      if (field.kind === 'object' && !found.has(field.type)) {
        found.add(field.type);
        types.push(field.type);
      }
  return [...found];
};

const known = new Map<string, BlockField[]>();

/** The fields of a block, or of an object inside one. Throws Error where the schema says what no block can hold. */
export function fieldsOfBlock(type: string): readonly BlockField[] {
  const before = known.get(type);
  if (before) return before;
  const nodes = objects.get(type);
  if (!nodes) throw new Error(`The schema has no type ${type}`);
  const fields = nodes.filter((node) => !tellsLanguage(node, nodes)).map((node) => fieldOf(type, node));
  known.set(type, fields);
  return fields;
}

/** `headingLanguage` says in which language `heading` is shown, `tagsLanguages` that of each of `tags`: what is stored of those tells. */
const tellsLanguage = ({ name }: FieldDefinitionNode, nodes: readonly FieldDefinitionNode[]): boolean =>
  nodes.some(({ name: text }) => [`${text.value}Language`, `${text.value}Languages`].includes(name.value));

function fieldOf(type: string, { name, type: node, directives = [] }: FieldDefinitionNode): BlockField {
  const where = `${type}.${name.value} in shared/schema/blocks.graphql`;
  const stored = argumentsOf(directives.find((directive) => directive.name.value === 'stored'));
  const from = argumentsOf(directives.find((directive) => directive.name.value === 'derived')).from;
  const { named, isList, isAnswered } = unwrapped(node);
  return {
    name: name.value,
    at: String(from ?? stored.at ?? name.value).split('.'),
    isList,
    isAnswered,
    isStored: isAnswered && stored.optional !== true,
    isDerived: from !== undefined,
    ...(stored.names !== undefined && { names: recordNamed(String(stored.names), where) }),
    ...heldBy(named, where),
  };
}

function heldBy(named: string, where: string): Held {
  const scalar = Object.entries(scalars).find(([name]) => name === named);
  if (scalar) return { kind: scalar[1] };
  const values = enums.get(named);
  if (values) return { kind: 'choice', values };
  const shape = sharedShapes.find((name) => name === named);
  if (shape) return { kind: 'shape', shape };
  const record = recordTypes.find((name) => name === named);
  if (record) return { kind: 'record', record };
  if (objects.has(named)) return { kind: 'object', type: named };
  throw new Error(`${where}: a block cannot hold ${named}`);
}

function recordNamed(named: string, where: string): RecordType {
  const record = recordTypes.find((name) => name === named);
  if (!record) throw new Error(`${where}: names ${named}, which is none of ${recordTypes.join(', ')}`);
  return record;
}

function unwrapped(node: TypeNode): { named: string; isList: boolean; isAnswered: boolean } {
  const isAnswered = node.kind === Kind.NON_NULL_TYPE;
  const bare = node.kind === Kind.NON_NULL_TYPE ? node.type : node;
  if (bare.kind === Kind.LIST_TYPE) return { ...unwrapped(bare.type), isList: true, isAnswered };
  return { named: bare.name.value, isList: false, isAnswered };
}

const argumentsOf = (directive: ConstDirectiveNode | undefined): Record<string, unknown> =>
  Object.fromEntries(
    (directive?.arguments ?? []).map(({ name, value }) => [name.value, 'value' in value ? value.value : undefined]),
  );
