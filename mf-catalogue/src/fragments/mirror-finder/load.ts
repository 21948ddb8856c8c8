import type { FragmentContext } from 'shared/remote';
import { combinationOf, flow } from '../../domain/mirror-finder/flow.ts';
import { loadProductsNamed } from '../../products/load-products-named.ts';
import { MirrorFinderDocument } from './mirror-finder.generated.ts';

/** The question that the address asks now or, when all are answered, the mirrors for those answers (R246). */
export async function load({ platform }: FragmentContext<'mf-catalogue/mirror-finder'>) {
  const { mirrorFinder } = await platform.content.query(MirrorFinderDocument, {});
  const { answered, current } = flow(mirrorFinder.steps, platform.route.query);
  if (current) return { answered, current };
  const combination = combinationOf(answered);
  const mapped = mirrorFinder.mapping.find((one) => one.combination === combination);
  return { answered, result: await loadProductsNamed(platform, mapped?.products ?? []) };
}

export type Answered = Awaited<ReturnType<typeof load>>['answered'];
export type Question = Answered[number]['step'];
