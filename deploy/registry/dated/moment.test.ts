import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { SiteError } from 'shared/errors';
import { countryNames, settingsOf } from 'shared/i18n';
import { momentOf, mustBeAhead } from './moment.ts';

const refusalOf = (work: () => unknown): string => {
  try {
    return `no refusal: ${work()}`;
  } catch (error) {
    assert.ok(error instanceof SiteError && error.code === 'command-wrong', String(error));
    return error.message;
  }
};

const country = fc.constantFrom(...countryNames);
const two = (number: number) => String(number).padStart(2, '0');
/** Any minute of some years, also of days that are none; every other one in the nights in which clocks change. */
const localTime = fc
  .record({
    year: fc.integer({ min: 2020, max: 2040 }),
    month: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom(3, 10)),
    day: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 25, max: 31 })),
    hour: fc.oneof(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 3 })),
    minute: fc.integer({ min: 0, max: 59 }),
  })
  .map(({ year, month, day, hour, minute }) => `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`);

/** What the clocks of a country show at a moment, by another code of the platform. */
const formats = new Map(
  countryNames.map((name) => {
    const { timeZone } = settingsOf(name);
    return [timeZone, new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })];
  }),
);
const clockAt = (timeZone: string, ms: number) => formats.get(timeZone)?.format(ms).replace(' ', 'T');

/** The moments at which the clocks of a zone show a time: none, one or two. */
function momentsAt(timeZone: string, text: string): number[] {
  const near = Date.parse(`${text}Z`);
  if (Number.isNaN(near) || new Date(near).toISOString().slice(0, 16) !== text) return [];
  const quarters = Array.from({ length: 25 }, (_, index) => near + (index - 12) * 15 * 60_000);
  return quarters.filter((ms) => clockAt(timeZone, ms) === text);
}

test('a time of a country is the one moment at which its clocks show it, or is refused with what to write', () => {
  fc.assert(
    fc.property(country, localTime, (name, text) => {
      const { timeZone } = settingsOf(name);
      const moments = momentsAt(timeZone, text);
      const [only] = moments;
      if (moments.length === 1) return assert.equal(momentOf(text, name).epochMilliseconds, only);
      const refusal = refusalOf(() => momentOf(text, name));
      if (refusal.includes('is no time')) return assert.equal(moments.length, 0);
      const [first, second] = (/: write (\S+) or (\S+)$/.exec(refusal) ?? []).slice(1).map((way) => momentOf(way));
      assert.ok(first && second, refusal);
      assert.equal(refusal.includes('comes twice'), moments.length === 2);
      if (moments.length === 2)
        assert.deepEqual(
          [first, second].map((one) => one.epochMilliseconds),
          moments,
        );
      else assert.equal(second.since(first).total('minutes'), 60);
    }),
    { numRuns: 1000 },
  );
});

test('a time with an offset is that moment, whatever the country', () => {
  fc.assert(
    fc.property(
      country,
      fc.integer({ min: -14 * 4, max: 14 * 4 }),
      fc.integer({ min: 0, max: 4_000_000_000 }),
      (name, quarters, seconds) => {
        const ms = seconds * 1000;
        const sign = quarters < 0 ? '-' : '+';
        const minutes = Math.abs(quarters) * 15;
        const local = new Date(ms + quarters * 15 * 60_000).toISOString().slice(0, 19);
        const text = `${local}${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
        assert.equal(momentOf(text, name).epochMilliseconds, ms);
      },
    ),
  );
});

test('whatever else is typed is a moment or refused in a sentence', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        localTime.map((text) => `${text}[Europe/Paris]`),
      ),
      (text) => {
        try {
          momentOf(text);
        } catch (error) {
          assert.ok(error instanceof SiteError && error.code === 'command-wrong', String(error));
        }
      },
    ),
  );
});

test('what cannot be dated is refused with what to write', () => {
  const refusals: [string, string | undefined, RegExp][] = [
    [
      '2027-03-28T02:30',
      'fr',
      /^2027-03-28T02:30 does not exist in fr, .*: write 2027-03-28T01:30\+01:00 or 2027-03-28T03:30\+02:00$/,
    ],
    [
      '2027-10-31T02:30',
      'be',
      /^2027-10-31T02:30 comes twice in be, .*: write 2027-10-31T02:30\+02:00 or 2027-10-31T02:30\+01:00$/,
    ],
    ['2027-10-31T01:30:10', 'uk', /: write 2027-10-31T01:30:10\+01:00 or 2027-10-31T01:30:10\+00:00$/],
    [
      '2027-01-02T06:00',
      undefined,
      /^2027-01-02T06:00 is another moment in each country: write 2027-01-02T06:00\+01:00 \(\w+\) or 2027-01-02T06:00\+00:00 \(uk\), or /,
    ],
    ['2027-02-30T06:00', 'fr', /^2027-02-30T06:00 is no time: write /],
    ['2027-01-02', 'fr', /is no time/],
    ['tomorrow', 'fr', /is no time/],
    ['2027-01-02T06:00[Europe/Atlantis]', 'fr', /is no time/],
    ['2027-01-02T06:00+05:00[Europe/Paris]', 'fr', /is no time/],
  ];
  for (const [text, where, message] of refusals)
    assert.match(
      refusalOf(() => momentOf(text, where)),
      message,
    );
  assert.equal(`${momentOf('2027-01-02T06:00[Europe/Paris]')}`, '2027-01-02T05:00:00Z');
});

test('nothing is dated for what is past, ends before it begins, or is years away', () => {
  const now = Temporal.Instant.from('2026-11-24T12:00Z');
  const refused = (at: string, until?: string) =>
    refusalOf(() => mustBeAhead(momentOf(at), until === undefined ? undefined : momentOf(until), now));
  assert.equal(refused('2026-11-24T12:00Z'), '2026-11-24T12:00:00Z is past: it is 2026-11-24T12:00:00Z');
  assert.match(refused('2026-11-24T13:00+02:00'), /is past/);
  assert.match(refused('2026-11-25T12:00Z', '2026-11-25T12:00Z'), /would end .* before it begins/);
  assert.match(refused('20270-01-02T06:00Z'), /is no time/);
  assert.match(refused('2072-01-02T06:00Z'), /more than 2 years ahead/);
  assert.match(refused('2027-01-02T06:00Z', '2072-01-02T06:00Z'), /more than 2 years ahead/);
  mustBeAhead(momentOf('2026-11-24T12:00:01Z'), momentOf('2026-12-01T12:00Z'), now);
});
