import { type GraphQLSchema, getNamedType, isLeafType, isObjectType } from 'graphql';
import { localAddress } from '../tokens/picture-address.ts';
import type { Context } from './context.ts';
import { isStoredObject } from './stored-content.ts';

const named = ['icon', 'picto', 'image', 'ogImage', 'twitterImage'];
const picturesInHtml = /(<img\b[^>]*?\ssrc=")(https:[^"]*)/g;

/** Whether a field holds the address of a picture: one of these names, or `url` beside `alt`. */
const isAddress = (name: string, beside: object): boolean =>
  named.includes(name) || (name === 'url' && 'alt' in beside);

/**
 * Has the addresses of pictures on other hosts lead to our own gateway, which fetches them, wherever the schema answers one:
 * a browser asks nobody but us. Addresses of our own stay as they are.
 */
export function withPicturesElsewhere<Schema extends GraphQLSchema>(schema: Schema): Schema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name === 'Brand') continue;
    const fields = type.getFields();
    for (const [name, field] of Object.entries(fields)) {
      const leaf = getNamedType(field.type);
      const isHtml = leaf.name === 'SafeRichHtml';
      const answer = field.resolve;
      if (!answer || !isLeafType(leaf) || !(isHtml || isAddress(name, fields))) continue;
      const local = isHtml ? localInHtml : localPicture;
      field.resolve = (parent, args, context: Context, info) => {
        const value: unknown = answer(parent, args, context, info);
        return value instanceof Promise ? value.then((later) => local(later, context)) : local(value, context);
      };
    }
  }
  return schema;
}

type Signing = Pick<Context, 'serviceSecret'>;

const localPicture = (url: unknown, { serviceSecret }: Signing): unknown =>
  typeof url === 'string' ? localAddress(serviceSecret, url) : url;

const localInHtml = (html: unknown, signing: Signing): unknown =>
  typeof html === 'string'
    ? html.replace(picturesInHtml, (_, before, src) => `${before}${localPicture(plain(src), signing)}`)
    : html;

const plain = (attribute: string): string => attribute.replaceAll('&amp;', '&');

/** The addresses of pictures on other hosts that a record of the exchange names, each with its field, as `card.url`. */
export function* picturesElsewhereIn(record: object, inside = ''): Generator<{ field: string; url: string }> {
  for (const [name, value] of Object.entries(record)) {
    const field = `${inside}${name}`;
    if (isStoredObject(value) || Array.isArray(value)) yield* picturesElsewhereIn(value, `${field}.`);
    if (typeof value !== 'string') continue;
    if (isAddress(name, record) || inside.endsWith('icons.inLanguage.'))
      if (value.startsWith('https:')) yield { field, url: value };
    for (const [, , src = ''] of value.matchAll(picturesInHtml)) yield { field, url: plain(src) };
  }
}
