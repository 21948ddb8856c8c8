import { availableParallelism } from 'node:os';
import { SiteError } from 'shared/errors';
import type { Renderer } from '../../render/renderer.ts';

/**
 * How many renders may be under way, for each processor, until the gateway refuses prefetches, shows stale copies, and
 * refuses everything. A remote has a bulkhead of its own: from `ofOneRemote` on, its further renders are refused.
 */
const limits = { prefetches: 12, ofOneRemote: 20, stale: 24, refused: 60 };

/** What the gateway leaves out while more is asked for than can be rendered. */
export interface Load {
  /** Pages that nobody has asked for yet are refused. */
  readonly refusesPrefetches: boolean;
  /** A part with a stale copy is shown as that, without a render. */
  readonly showsStale: boolean;
}

/**
 * Renders as `renderer` does, and sheds load: it refuses at once what would be too late anyway. Throws SiteError site-busy,
 * or render-late where no time is left. A remote whose renders do not end does not take the places of others.
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
    get showsStale() {
      return isOver(limits.stale);
    },
    async render(release, order, limitMs, ending) {
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
        return await renderer.render(release, order, limitMs, ending);
      } finally {
        count(-1);
      }
    },
  };
}
