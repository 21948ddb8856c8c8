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
