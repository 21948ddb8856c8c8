import { anyPathOf, parametersIn } from './claims.ts';
import type { declaredPages } from './declared.ts';
import type { ReleasedRoute } from './table.ts';

/**
 * A page as a contract with those who link to it: its name and the parameters of its path, as `page:product:slug@1`. Its address
 * may change; a page that takes something else is another one.
 */
export const pageContract = (route: Pick<ReleasedRoute, 'name' | 'paths'>): string =>
  `page:${[route.name, ...parametersIn(anyPathOf(route) ?? '')].join(':')}@1`;

type Declared = (typeof declaredPages)[keyof typeof declaredPages];
type RouteOf<Pages> = Pages extends unknown ? Pages[keyof Pages] : never;
type Parameters<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? `:${Name}${Parameters<Rest>}`
  : Path extends `${string}:${infer Name}`
    ? `:${Name}`
    : '';
type UseOf<Route> = Route extends { name: infer Name extends string; paths: { fr: infer Path } }
  ? `page:${Name}${Parameters<Path>}@1`
  : never;

/** How a release names a page of another remote that it links to: `page:product:slug@1`. */
export type PageUse = UseOf<RouteOf<Declared>>;
