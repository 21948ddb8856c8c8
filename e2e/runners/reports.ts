import { readFileSync } from 'node:fs';
import type { Counts, Timed } from './total.ts';

/** What a runner says of its tests: how many went how, and how long each took. */
export interface Report {
  counts: Counts;
  timed: Timed[];
}

/** What `node --test` wrote as TAP. */
export function serverTestReport(report: string, suite: string): Report {
  const tap = readFileSync(report, 'utf8');
  const count = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  const timed = [...tap.matchAll(/^ *(?:not )?ok \d+ - (.*)\n +---\n +duration_ms: ([\d.]+)/gm)].map(
    ([, title = '', ms]) => ({ title: `${suite}: ${title}`, seconds: Number(ms) / 1000 }),
  );
  return {
    counts: {
      passed: count('pass'),
      failed: count('fail') + count('cancelled'),
      skipped: count('skipped') + count('todo'),
    },
    timed,
  };
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
  testResults: { assertionResults: { fullName: string; duration?: number | null }[] }[];
}

export function jestReport(report: string): Report {
  const read: JestReport = JSON.parse(readFileSync(report, 'utf8'));
  return {
    counts: {
      passed: read.numPassedTests,
      failed: read.numFailedTests || read.numFailedTestSuites,
      skipped: read.numPendingTests,
    },
    timed: read.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ fullName, duration }) => ({ title: `components: ${fullName}`, seconds: (duration ?? 0) / 1000 })),
  };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: { results: { duration: number }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** No test gets a second try: one that were flaky would have failed. */
export function playwrightReport(report: string): Report {
  const { stats, suites }: PlaywrightReport = JSON.parse(readFileSync(report, 'utf8'));
  const specsIn = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsIn),
  ];
  return {
    counts: { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    timed: suites.flatMap(specsIn).map(({ title, file, tests }) => ({
      title: `${file}: ${title}`,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  };
}
