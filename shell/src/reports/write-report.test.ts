import type { Seen } from './seen.ts';
import { hangingReport, ownerOf, writeReport } from './write-report.ts';

const written = (seen: readonly Seen[]) =>
  writeReport({ token: 'a-token', versions: {}, requestId: 'a-request', seen, measured: [] });

test('what happened several times is counted in one line, by remote', () => {
  const { views, counts } = written([
    { kind: 'view' },
    { kind: 'mount', remote: 'mf-search' },
    { kind: 'mount', remote: 'mf-search' },
    { kind: 'mount', remote: 'shell' },
    { kind: 'failure', remote: 'mf-search', cause: new Error('broken') },
  ]);
  expect(views).toBe(1);
  expect(counts).toEqual([
    { remote: 'mf-search', kind: 'mount', count: 2 },
    { remote: 'shell', kind: 'mount', count: 1 },
    { remote: 'mf-search', kind: 'failure', count: 1 },
  ]);
});

test('what works or fails of a remote speaks of the libraries that it takes, too; an error does not', () => {
  const seen: Seen[] = [
    { kind: 'mount', remote: 'mf-search' },
    { kind: 'failure', remote: 'mf-search', cause: new Error('broken') },
    { kind: 'error', remote: 'mf-search', cause: new Error('broken') },
  ];
  const libraries = (remote: string) => (remote === 'mf-search' ? ['react-19.3'] : []);
  const { counts } = writeReport({ token: 'a-token', versions: {}, libraries, seen, measured: [] });
  expect(counts.filter(({ remote }) => remote === 'react-19.3')).toEqual([
    { remote: 'react-19.3', kind: 'mount', count: 1 },
    { remote: 'react-19.3', kind: 'failure', count: 1 },
  ]);
});

test('of errors the first five are told, shortened; what was thrown may be anything', () => {
  const long = Object.assign(new Error('m'.repeat(9_000)), { stack: 'at a file\n'.repeat(900) });
  const thrown = [long, 'a text', undefined, {}, null, new Error('the sixth')];
  const { errors, counts } = written(thrown.map((cause) => ({ kind: 'error', remote: 'shell', cause })));
  expect(errors).toHaveLength(5);
  expect(errors[0]?.message).toHaveLength(500);
  expect(errors[0]?.stack.split('\n')).toHaveLength(10);
  expect(errors[1]).toEqual({ remote: 'shell', message: 'a text', stack: '' });
  expect(counts).toEqual([{ remote: 'shell', kind: 'error', count: 6 }]);
});

test('an error belongs to the remote whose file is named first in its stack, and otherwise to the shell', () => {
  const stack =
    'Error: x\n  at f (http://fr.localhost/releases/mf-stores/1.2.0/a.js:1:2)\n  at /releases/shell/1.0.0/b.js';
  expect(ownerOf(Object.assign(new Error('x'), { stack }))).toBe('mf-stores');
  expect(ownerOf(Object.assign(new Error('x'), { stack: 'Error: x' }))).toBe('shell');
  expect(ownerOf('a text')).toBe('shell');
});

test('a page load that hung is reported with its own token: what it was drawing has failed', () => {
  const page = { token: 'its-token', requestId: 'its-request', versions: { 'mf-search': '1.2.0' } };
  expect(hangingReport({ page, remotes: ['mf-search'], at: 0 })).toMatchObject({
    ...page,
    views: 1,
    counts: [
      { remote: 'mf-search', kind: 'mount', count: 1 },
      { remote: 'mf-search', kind: 'failure', count: 1 },
    ],
    errors: [{ remote: 'mf-search', message: 'The tab hung while this was drawn' }],
  });
});
