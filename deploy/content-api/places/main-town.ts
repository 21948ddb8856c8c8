import { kilometres } from './kilometres.ts';
import type { PlaceRow } from './place.ts';
import type { PostalCode } from './postal-codes.ts';

/** A town that a code is of: how far its middle is at most from the code's, in km, and how large it is. */
const main = { within: 2.2, withinOfRound: 4.5, population: 10_000 };

/**
 * The town that a code belongs to where the list names its villages, or them first: an Austrian code that ends in 0 is that
 * of a town, as 6020 is of Innsbruck and not of Arzl.
 */
export function mainTownOf(towns: readonly PlaceRow[]): (code: PostalCode) => string | undefined {
  const large = towns.filter(
    ({ countryCode, population, isQuarter, isOtherName }) =>
      countryCode === 'AT' && population >= main.population && !isQuarter && !isOtherName,
  );
  return (code) => {
    if (code.countryCode !== 'AT' || !code.zipCode.endsWith('0') || code.name.includes(',')) return undefined;
    const [town] = large
      .filter((one) => kilometres(one, code) < (/[05]0$/.test(code.zipCode) ? main.withinOfRound : main.within))
      .sort((one, other) => other.population - one.population);
    return town?.name;
  };
}
