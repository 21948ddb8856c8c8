import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type TsType, type TsTypeElement } from '@swc/core';
import { type ContractSaid, contractSaid } from '../release/contract-said.ts';
import type { Contract } from './collect-declared.ts';
import { folderOf } from './index.ts';
import { nameOf } from './syntax-tree.ts';

/** What an application's `contract.ts` says, with the types as text. Throws Error at a type that is not plain data. */
export async function contractSaidBy(application: string): Promise<ContractSaid | undefined> {
  const path = join(folderOf(application), 'contract.ts');
  if (!existsSync(path)) return undefined;
  const { fragments = {}, events = {}, states = {} }: Contract = await import(path);
  const text = readFileSync(path, 'utf8');
  const typed = <Said>(kind: string, all: Record<string, Said>, more: (said: Said) => object) => {
    const types = membersOf(text, kind);
    return Object.fromEntries(
      Object.entries(all).map(([name, said]) => [name, { type: types.get(name), ...more(said) }]),
    );
  };
  return contractSaid.parse({
    fragments: typed('Fragments', fragments, (said) => said),
    events: typed('Events', events, (major) => ({ major })),
    states: typed('States', states, (said) => said),
  });
}

/** The members of an interface that a source exports: their names, and their types as text. */
export function membersOf(text: string, name: string): Map<string, string> {
  const found = parseSync(text, { syntax: 'typescript' }).body.flatMap((item) =>
    item.type === 'ExportDeclaration' &&
    item.declaration.type === 'TsInterfaceDeclaration' &&
    item.declaration.id.value === name
      ? item.declaration.body.body
      : [],
  );
  return new Map(found.map((member) => [keyIn(member), typeIn(member)]));
}

function propertyOf(member: TsTypeElement) {
  if (member.type !== 'TsPropertySignature') throw new Error(`A contract has properties alone, not ${member.type}`);
  return member;
}

const keyIn = (member: TsTypeElement): string => nameOf(propertyOf(member).key);

function typeIn(member: TsTypeElement): string {
  const annotation = propertyOf(member).typeAnnotation?.typeAnnotation;
  if (!annotation) throw new Error(`${keyIn(member)} has no type`);
  return textOf(annotation);
}

function textOf(type: TsType): string {
  switch (type.type) {
    case 'TsKeywordType':
      return type.kind;
    case 'TsLiteralType':
      return literalText(type.literal);
    case 'TsTypeLiteral':
      return type.members.length > 0 ? `{ ${type.members.map(memberText).join('; ')} }` : '{}';
    case 'TsArrayType':
      return `${textOf(type.elemType)}[]`;
    case 'TsTypeOperator':
      return `${type.op} ${textOf(type.typeAnnotation)}`;
    case 'TsUnionType':
      return type.types.map(textOf).join(' | ');
    case 'TsParenthesizedType':
      return `(${textOf(type.typeAnnotation)})`;
    case 'TsTypeReference': {
      const given = type.typeParams?.params.map(textOf) ?? [];
      return nameOf(type.typeName) + (given.length > 0 ? `<${given.join(', ')}>` : '');
    }
    default:
      throw new Error(`A contract is of plain data: ${type.type} is not`);
  }
}

const literalText = (literal: object): string => {
  const value = 'value' in literal ? literal.value : undefined;
  return typeof value === 'string' ? `'${value}'` : String(value);
};

function memberText(member: TsTypeElement): string {
  const { readonly, optional } = propertyOf(member);
  const key = keyIn(member);
  const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`;
  return `${readonly ? 'readonly ' : ''}${name}${optional ? '?' : ''}: ${typeIn(member)}`;
}
