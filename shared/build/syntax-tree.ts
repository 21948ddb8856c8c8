import {
  type CallExpression,
  type Expression,
  type JSXOpeningElement,
  type KeyValueProperty,
  type MemberExpression,
  type ObjectPattern,
  parseSync,
  type StringLiteral,
  type TsTypeReference,
  type VariableDeclarator,
} from '@swc/core';

/** The kinds of syntax by which a source can use something of another part; there are many others. */
export type SyntaxNode =
  | CallExpression
  | JSXOpeningElement
  | KeyValueProperty
  | MemberExpression
  | ObjectPattern
  | StringLiteral
  | TsTypeReference
  | VariableDeclarator;

/** Every node of a TypeScript source, or inside of a node of one. */
export function nodesOfText(text: string): SyntaxNode[] {
  return nodesIn(parseSync(text, { syntax: 'typescript', tsx: true }));
}

/** A node and all nodes inside it, or all nodes inside a list. */
export function nodesIn(value: unknown): SyntaxNode[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesIn);
  return isNode(value) ? [value, ...inside] : inside;
}

const isNode = (value: object): value is SyntaxNode => 'type' in value && typeof value.type === 'string';

/** What is in an optional chain or in brackets. */
export function plain(node: Expression | { type: 'Super' | 'Import' }): {
  type: string;
  value?: unknown;
  property?: unknown;
} {
  if (node.type === 'OptionalChainingExpression') return plain(node.base);
  if (node.type === 'ParenthesisExpression') return plain(node.expression);
  return node;
}

/** The last word before a dot: `bus` in `bus.set` and in `platform.bus.set`. */
export function lastWord(node: Expression | { type: 'Super' | 'Import' }): string {
  const { type, value, property } = plain(node);
  if (type === 'Identifier') return String(value);
  return type === 'MemberExpression' ? nameOf(property) : '';
}

/** The name that a node is, if it is one. */
export const nameOf = (node: unknown): string =>
  typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string' ? node.value : '';

/** All texts in quotes inside of a node. */
export const textsIn = (value: unknown): string[] =>
  nodesIn(value).flatMap((node) => (node.type === 'StringLiteral' ? [node.value] : []));
