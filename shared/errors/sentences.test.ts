import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes } from './index.ts';

const root = join(__dirname, '../..');
const files = globSync(
  ['{mf-*,shell}/src/locales/*.json', 'deploy/content-api/locales/*.json', 'deploy/gateway/**/*-texts.json'],
  {
    cwd: root,
  },
);

const entriesOf = (value: unknown, name = ''): [string, string][] => {
  if (typeof value === 'string') return [[name, value]];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => entriesOf(each, key))
    : [];
};

function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : [];
}

// R328
it.each(files)('no sentence of %s shows a code, or leaves a place for one', (file) => {
  const sentences = sentencesOf(JSON.parse(readFileSync(join(root, file), 'utf8')));
  expect(sentences.length).toBeGreaterThan(0);
  const codes = Object.keys(errorCodes).filter((code) => code.includes('-') && code !== 'not-found');
  for (const sentence of sentences) {
    expect(sentence).not.toMatch(/\{+\s*(?:reason|cause|error|status|message)\s*\}+/);
    for (const code of codes) expect(sentence).not.toContain(code);
  }
});

// C35
it('every sentence about something that was tried too often says how long to wait, in four languages', () => {
  const asked = files.flatMap((file) =>
    entriesOf(JSON.parse(readFileSync(join(root, file), 'utf8'))).flatMap(([name, sentence]) =>
      /too-often|429/.test(name) ? [{ file, name, sentence }] : [],
    ),
  );
  const ofRemotes = asked.filter(({ file }) => file.includes('/locales/'));
  expect(new Set(ofRemotes.map(({ file }) => file)).size).toBe(12);
  for (const { sentence } of ofRemotes) expect(sentence).toContain('{{minutes, relativetime(minute)}}');
});
