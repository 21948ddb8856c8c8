import type { ReportedErrors } from '../../../registry/reports/contract.ts';

type ReportedError = ReportedErrors['errors'][number];

/** One error as often as it was reported; `last` is the newest report. */
export interface ErrorGroup {
  last: ReportedError;
  times: number;
  countries: string[];
}

/** The same message of the same version is one error, whatever its country; the newest first. */
export function groupErrors(errors: readonly ReportedError[]): ErrorGroup[] {
  const groups = Map.groupBy(errors, ({ remote, version, message }) => [remote, version, message].join('\n'));
  return [...groups.values()].flatMap((group) => {
    const [last] = group;
    return last
      ? [{ last, times: group.length, countries: [...new Set(group.map(({ country }) => country))].sort() }]
      : [];
  });
}
