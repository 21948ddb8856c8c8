import type { FinishName } from '../records.ts';

const fronts: Partial<Record<FinishName, FinishName>> = {
  brass: 'walnut',
  steel: 'petrol',
  copper: 'plum',
  oak: 'sage',
  walnut: 'white',
  clay: 'terracotta',
};

/** The front that a handle is shown on, so that it stands out. */
export const frontFor = (handle: FinishName): FinishName => fronts[handle] ?? 'limedOak';
