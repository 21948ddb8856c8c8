import { type Loaders, loadersOf } from './loaders.ts';
import type { Services } from './services.ts';
import type { Sources } from './sources/index.ts';
import type { Visitor } from './visitor.ts';

/** What every resolver gets beside its parent: who asks, where content comes from, and what visitors can do. */
export interface Context extends Visitor, Services, Loaders {
  sources: Sources;
}

type Request = Visitor & Services & Pick<Context, 'sources'>;

/** The context of one request, with data loaders of its own. */
export const contextOf = (request: Request): Context => ({
  ...request,
  ...loadersOf(request.sources, request.language),
});
