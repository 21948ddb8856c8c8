import { availableParallelism } from 'node:os';
import { SiteError } from 'shared/errors';
import type { Renderer } from '../../render/renderer.ts';

/** How many renders may be under way, for each processor, until the gateway does less; of one remote, until it renders no more. */
const limits = { prefetches: 12, ofOneRemote: 20, kept: 24, refused: 60 };

/** What the gateway leaves out while more is asked for than can be rendered. */
export interface Load {
  /** Pages that nobody has asked for yet are refused. */
  readonly refusesPrefetches: boolean;
  /** A part that was rendered before shows as it last was, without another try. */
  readonly showsKept: boolean;
}

/**
 * Renders as `renderer` does, and says how much it has to do. It refuses at once what would come too late anyway: throws
 * SiteError site-busy, or render-late where no time is left. A remote whose renders do not end takes nothing from the others.
 */
export function shedLoad(
  renderer: Pick<Renderer, 'render'>,
  processors = availableParallelism(),
): Pick<Renderer, 'render'> & Load {
  let underWay = 0;
  const ofRemote = new Map<string, number>();
  const isOver = (limit: number) => underWay >= limit * processors;

  return {
    get refusesPrefetches() {
      return isOver(limits.prefetches);
    },
    get showsKept() {
      return isOver(limits.kept);
    },
    async render(release, order, limitMs) {
      if (limitMs < 1) throw new SiteError('render-late', 'The document has no time left for this part');
      if (isOver(limits.refused)) throw new SiteError('site-busy', `${underWay} renders are under way`);
      const own = ofRemote.get(release.name) ?? 0;
      if (own >= limits.ofOneRemote * processors)
        throw new SiteError('site-busy', `${own} renders of ${release.name} are under way`);
      const count = (one: 1 | -1) => {
        underWay += one;
        ofRemote.set(release.name, (ofRemote.get(release.name) ?? 0) + one);
      };
      count(1);
      try {
        return await renderer.render(release, order, limitMs);
      } finally {
        count(-1);
      }
    },
  };
}
