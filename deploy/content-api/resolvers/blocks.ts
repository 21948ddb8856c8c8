import type DataLoader from 'dataloader';
import { type BlockField, blockTypes, fieldsOfBlock, innerTypes, type RecordType } from 'shared/schema';
import type { BlockContent } from '../block-content.generated.ts';
import { type Context, existing, present } from '../context.ts';
import { textIn } from '../language.ts';
import { isStoredText, storedAt, storedValues } from '../stored-content.ts';
import { withAddresses } from './addresses.ts';

type Resolver = (parent: object, args: unknown, context: Context) => unknown;

/** The data loaders of what blocks refer to by name. */
const loaders: Record<RecordType, (context: Context) => DataLoader<string, unknown>> = {
  Product: ({ products }) => products,
  Collection: ({ collections }) => collections,
  Inspiration: ({ inspirations }) => inspirations,
  Article: ({ articles }) => articles,
  Shade: ({ shades }) => shades,
};

/** What each field of a block answers from what is stored. */
export const blockResolvers = {
  Block: { __resolveType: ({ type }: BlockContent) => type },
  ...Object.fromEntries(
    [...blockTypes, ...innerTypes()].map((type) => [
      type,
      Object.fromEntries(fieldsOfBlock(type).map((field) => [field.name, resolverOf(field)])),
    ]),
  ),
};

/** Whether the records that a block is about still exist: a block without them is left out of its page. */
export async function hasSubject(block: BlockContent, context: Context): Promise<boolean> {
  const subjects = fieldsOfBlock(block.type).filter(
    (field) => field.kind === 'record' && !field.isList && field.isAnswered,
  );
  const found = await Promise.all(
    subjects.map((field) => resolverOf({ ...field, isAnswered: false })(block, {}, context)),
  );
  return found.every((subject) => subject !== undefined);
}

function resolverOf(field: BlockField): Resolver {
  if (field.kind === 'record') return recordResolver(field.record, field);
  return (parent, _args, context) => {
    if (field.isList) return storedValues(parent, field.at).map((value) => answerOf(field, value, context));
    const stored = storedAt(parent, field.at);
    return stored === undefined ? unsaid(field) : answerOf(field, stored, context);
  };
}

/** What is answered where nothing is stored: false for a boolean. */
const unsaid = ({ kind }: BlockField) => (kind === 'boolean' ? false : undefined);

function answerOf({ kind }: BlockField, stored: unknown, context: Context): unknown {
  const { locale } = context;
  if (!isStoredText(stored)) return stored;
  if (kind === 'text') return textIn(locale, stored);
  if (kind === 'html' || kind === 'rich-html') return withAddresses(textIn(locale, stored), context);
  return stored;
}

function recordResolver(record: RecordType, { at, isList, isAnswered }: BlockField): Resolver {
  return (parent, _args, context) => {
    const loader = loaders[record](context);
    const names = storedValues(parent, at).map(String);
    if (isList) return existing(loader, names);
    const [name] = names;
    if (name === undefined) return undefined;
    return isAnswered ? present(loader, name) : loader.load(name);
  };
}
