import { readFileSync } from 'node:fs';
import type { Counts } from './total.ts';

/** What `node --test` wrote as TAP. */
export function serverTestCounts(report: string): Counts {
  const tap = readFileSync(report, 'utf8');
  const count = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  return {
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
  };
}

export function jestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites, skipped: numPendingTests };
}

/** A test that passed at its second try has passed; its runner names it as flaky. */
export function playwrightCounts(report: string): Counts {
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}
