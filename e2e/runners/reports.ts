import { readFileSync } from 'node:fs';
import type { Counts, Timed } from './total.ts';

/** What a runner says of its tests: how many went how, and how long each took. */
export interface Report {
  counts: Counts;
  timed: Timed[];
  /** The titles of those that passed at the second try alone. */
  atSecondTry?: string[];
  /** Those that failed, where the runner itself tries nothing again: their titles and files. */
  failed?: { title: string; file: string }[];
}

/** What two tries say together, of which the second was of the files with failures. */
export function together(first: Report, second: Report): Report {
  const { failed } = second.counts;
  const still = new Set(second.failed?.map(({ title }) => title));
  const titles = first.failed?.map(({ title }) => title) ?? [];
  return {
    counts: { ...first.counts, passed: first.counts.passed + first.counts.failed - failed, failed },
    timed: first.timed,
    atSecondTry: titles.filter((title) => !still.has(title)),
  };
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
    failed: [...tap.matchAll(/^ *not ok \d+ - (.*)\n(?:(?! *\.\.\.$).*\n)*? +location: '(.*):\d+:\d+'$/gm)].map(
      ([, title = '', file = '']) => ({ title: `${suite}: ${title}`, file }),
    ),
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
  specs: { title: string; file: string; tests: { status: string; results: { duration: number }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  suites: PlaywrightSuite[];
}

export function playwrightReport(report: string): Report {
  const { stats, suites }: PlaywrightReport = JSON.parse(readFileSync(report, 'utf8'));
  const specsIn = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsIn),
  ];
  const specs = suites.flatMap(specsIn).map((spec) => ({ ...spec, title: `${spec.file}: ${spec.title}` }));
  return {
    counts: { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
    timed: specs.map(({ title, tests }) => ({
      title,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    atSecondTry: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  };
}
