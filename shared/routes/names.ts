import type { declaredPages } from './declared.ts';

type DeclaredPages = typeof declaredPages;
type NamesOf<Pages> = Pages extends Readonly<Record<string, { name: infer Name }>> ? Name : never;

/** The names that pages of this repository have. */
export type RouteName = { [Remote in keyof DeclaredPages]: NamesOf<DeclaredPages[Remote]> }[keyof DeclaredPages];
