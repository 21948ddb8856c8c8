import { countries, countryNames, isCountry, settingsOf } from 'shared/i18n';
import { everyCountry } from '../contract.ts';
import { RefusalError } from '../refusal.ts';

/** So far ahead may something be dated: what is later was typed wrongly. */
const yearsAhead = 2;

const localTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;

/**
 * The moment that a text names: a time with an offset or a zone (`2027-01-02T06:00+01:00`, `…Z`, `…[Europe/Paris]`), or one
 * without, which is that of the clocks of `country`. Throws RefusalError `command-wrong`, which says what to write, for a text that
 * is no time, a time that no single zone is known of, and one that a change of the clocks skips or doubles.
 */
export function momentOf(text: string, country: string = everyCountry): Temporal.Instant {
  if (!localTime.test(text)) return zonedMoment(text);
  const local = localOf(text);
  if (!isCountry(country)) throw wrong(`${text} is another moment in each country: ${withOffsets(local, text)}`);
  const { timeZone } = settingsOf(country);
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
    local.toZonedDateTime(timeZone, { disambiguation }),
  );
  if (!earlier || !later || earlier.equals(later)) return local.toZonedDateTime(timeZone).toInstant();
  const skipped = !earlier.toPlainDateTime().equals(local);
  throw wrong(
    `${text} ${skipped ? `does not exist in ${country}, where the clocks go forward then` : `comes twice in ${country}, where the clocks go back then`}: write ${written(earlier)} or ${written(later)}`,
  );
}

/** Throws RefusalError `command-wrong` where nothing can be dated for a moment, or for an end of it, any more or so early. */
export function mustBeAhead(at: Temporal.Instant, until?: Temporal.Instant, now = Temporal.Now.instant()): void {
  const isAfter = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) > 0;
  if (!isAfter(at, now)) throw wrong(`${at} is past: it is ${now.round('second')}`);
  if (until && !isAfter(until, at)) throw wrong(`It would end (${until}) before it begins (${at})`);
  const last = now.toZonedDateTimeISO('UTC').add({ years: yearsAhead }).toInstant();
  const late = [at, ...(until ? [until] : [])].find((one) => isAfter(one, last));
  if (late) throw wrong(`${late} is more than ${yearsAhead} years ahead: what is the year?`);
}

const wrong = (message: string): RefusalError => new RefusalError(400, 'command-wrong', message);

const noTime = (text: string): RefusalError =>
  wrong(`${text} is no time: write 2027-01-02T06:00+01:00, or 2027-01-02T06:00 with --country`);

function localOf(text: string): Temporal.PlainDateTime {
  try {
    return Temporal.PlainDateTime.from(text, { overflow: 'reject' });
  } catch {
    throw noTime(text);
  }
}

function zonedMoment(text: string): Temporal.Instant {
  try {
    if (!text.includes('[')) return Temporal.Instant.from(text);
    return Temporal.ZonedDateTime.from(text, { disambiguation: 'reject', offset: 'reject' }).toInstant();
  } catch {
    throw noTime(text);
  }
}

/** A time with its offset, as `2027-01-02T06:00+01:00`. */
const written = (time: Temporal.ZonedDateTime): string =>
  time.toString({ timeZoneName: 'never', smallestUnit: time.second ? 'second' : 'minute' });

/** The same time in the zones of the site, one of each offset. */
function withOffsets(local: Temporal.PlainDateTime, text: string): string {
  const ways = new Map(
    countryNames.map((name) => {
      const time = local.toZonedDateTime(countries[name].timeZone);
      return [time.offset, `${written(time)} (${name})`];
    }),
  );
  return `write ${[...ways.values()].join(' or ')}, or ${text} with --country`;
}
