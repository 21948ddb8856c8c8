import { kilometres } from './kilometres.ts';
import type { Place } from './place.ts';

/** Degrees that a cell of the grid is wide. */
const step = 0.25;

const cellOf = (country: string, lat: number, lng: number): string =>
  `${country} ${Math.floor(lat / step)} ${Math.floor(lng / step)}`;

/** Finds, of some towns, the one of the same country that is nearest to a place, within some 20 km. */
export function nearestOf<Town extends Place>(towns: readonly Town[]): (place: Place) => Town | undefined {
  const grid = Map.groupBy(towns, ({ countryCode, lat, lng }) => cellOf(countryCode, lat, lng));
  const steps = [-step, 0, step];
  return (place) => {
    const around = steps.flatMap((down) =>
      steps.flatMap((right) => grid.get(cellOf(place.countryCode, place.lat + down, place.lng + right)) ?? []),
    );
    const away = new Map(around.map((town) => [town, kilometres(town, place)]));
    return around.reduce<Town | undefined>(
      (best, town) => (!best || (away.get(town) ?? 0) < (away.get(best) ?? 0) ? town : best),
      undefined,
    );
  };
}
