import type { z } from 'zod';
import type { Problem, Report } from './contract.ts';

/** What is wrong with a field, for people who made the file: "must be a number, is "abc"". */
export function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  const is = `, is ${shortened(issue.input)}`;
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeNames[issue.expected] ?? issue.expected}${is}`;
    case 'too_small':
      return issue.origin === 'string' ? 'must not be empty' : `must be ${atLeast(issue)}${is}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `is longer than ${issue.maximum} characters`
        : `must be ${issue.maximum} or less${is}`;
    case 'unrecognized_keys':
      return `has no field ${issue.keys.join(', ')}`;
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(' or ')}${is}`;
    case 'invalid_union':
      return 'is of no known type';
    default:
      return undefined;
  }
}

/** A problem as a line of text: `products.json:1: record 17 (M-1): width: must be a number, is "abc"`. */
export function problemLine({ file, line, number, key, field, message }: Problem): string {
  const record = number === undefined ? [] : [`record ${number}${key ? ` (${key})` : ''}`];
  return [`${file}:${line}`, ...record, ...(field ? [field] : []), message].join(': ');
}

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a record with fields',
};

const atLeast = ({ minimum, inclusive }: { minimum: number | bigint; inclusive?: boolean }): string =>
  inclusive === false ? `more than ${minimum}` : `${minimum} or more`;

function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** The issues of a record as fields and what is wrong with them. */
export const problemsOf = (error: z.ZodError): { field: string; message: string }[] =>
  error.issues.map((issue) => {
    const own = issue.code === 'custom' || issue.code === 'invalid_format';
    const input = own && issue.input !== undefined ? `, is ${shortened(issue.input)}` : '';
    return { field: issue.path.join('.'), message: issue.message + input };
  });

/** A summary shows so many kinds of problems … */
const shownInSummary = 20;
/** … and counts so many. */
const countedInSummary = 500;

const keyOf = ({ field, message }: Pick<Problem, 'field' | 'message'>) => `${field} ${message}`;

/** Counts problems that are alike: those of one field that differ only in their quotation. `before` holds those so far. */
export function openSummary(before: Report['summary']) {
  const counts = new Map(before.map((one) => [keyOf(one), one]));
  return {
    add(problems: readonly Problem[]): void {
      for (const { field, message } of problems) {
        const alike = message
          .replace(/, is .*$/s, '')
          .replace(/"[^"]*"/g, '"…"')
          .replace(/line \d+ of \S+(?: \(record \d+\))?/, 'an earlier line');
        const key = keyOf({ field, message: alike });
        if (!counts.has(key) && counts.size === countedInSummary) continue;
        const counted = counts.get(key) ?? { ...(field && { field }), message: alike, rows: 0 };
        counts.set(key, { ...counted, rows: counted.rows + 1 });
      }
    },
    all: (): Report['summary'] => [...counts.values()],
  };
}

/** The most frequent of them, the most frequent first. */
export const mostFrequent = (summary: Report['summary']): Report['summary'] =>
  summary.toSorted((one, other) => other.rows - one.rows).slice(0, shownInSummary);
