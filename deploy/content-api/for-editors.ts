import { AsyncLocalStorage } from 'node:async_hooks';
import { declaredForEditors } from 'shared/fragments/contracts';

/** The fragments that content editors may write into their HTML, as `mf-catalogue/product-slider`. */
export type ForEditors = ReadonlySet<string>;

const requests = new AsyncLocalStorage<ForEditors>();

/** Does a piece of work by what the releases that are live lend to content editors. */
export const withForEditors = <Result>(names: ForEditors, work: () => Result): Result => requests.run(names, work);

/** Those of the releases that are live; outside of a request, of this repository. */
export const forEditors = (): ForEditors => requests.getStore() ?? declaredForEditors;
