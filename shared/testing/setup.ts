import { configure } from '@testing-library/react';
import '@testing-library/jest-dom';
import { declaredRoutes, takeRoutes } from '../routes/index.ts';

takeRoutes(declaredRoutes);

// A busy machine is slow: what comes is waited for, and a test fails by what is wrong and not by the clock.
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);

jest.mock('embla-carousel', () => {
  throw new Error('Nothing is laid out here: a carousel stays as it is before its code comes');
});

const complaints: string[] = [];

/** A test fails on whatever the page says on the console: React reports mistakes as warnings there. */
for (const level of ['error', 'warn'] as const) {
  // No spy: a test that restores all mocks would end it for those that follow.
  console[level] = (...words: unknown[]) => {
    complaints.push(words.map(String).join(' '));
  };
}

afterEach(() => {
  const heard = complaints.splice(0);
  if (heard.length) throw new Error(`The console has complaints:\n${heard.join('\n')}`);
});

/** Takes the complaints that a test expects; what is left makes it fail. */
export const takeComplaints = (): string[] => complaints.splice(0);
