import { readFileSync } from 'node:fs';
import type { Counts, Timed } from './total.ts';

/** What a runner says of its tests: how many went how, and how long each took. */
export interface Report {
  counts: Counts;
  timed: Timed[];
  /** The titles of those that failed at the first try alone. */
  atSecondTry?: string[];
}

/** What `node --test` wrote as TAP, and, where there was a second try, what it knows of the tries. */
export function serverTestReport(report: string, suite: string, tries?: string): Report {
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
    atSecondTry: tries ? passedAtSecondTry(tries).map((title) => `${suite}: ${title}`) : [],
  };
}

type Tries = Record<string, { name: string; children: unknown[]; passed_on_attempt: number }>[];

function passedAtSecondTry(tries: string): string[] {
  const all: Tries = JSON.parse(readFileSync(tries, 'utf8'));
  return Object.values(all.at(-1) ?? {}).flatMap(({ name, children, passed_on_attempt }) =>
    passed_on_attempt > 0 && children.length === 0 ? [name] : [],
  );
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
