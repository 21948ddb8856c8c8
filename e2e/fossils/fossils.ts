import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';

// A fossil is a small remote as an earlier kit has built it: its release, and what to look for, in a folder of that name.

const page = z.object({ path: z.string(), heading: z.string() });
const description = z.object({
  remote: z.string(),
  /** With what it was built, in words. */
  builtBy: z.string().min(1),
  pages: z.object({ fr: page, nl: page, en: page, de: page }),
  /** What its page is called, and the fragment that it shows there. */
  parts: z.object({ page: z.string(), fragment: z.string() }),
  /** What its page says in French. */
  inFrench: z.object({
    /** Before the number that a content call answered. */
    found: z.string(),
    /** The heading of the fragment, which is a prop. */
    card: z.string(),
    /** The button that emits an event and counts in a state, and what the page says of both. */
    choose: z.string(),
    heard: z.string(),
    times: z.string(),
    /** The link to the home page. */
    home: z.string(),
    /** The field and the button of its form, and what it says without a word. */
    word: z.string(),
    count: z.string(),
    missing: z.string(),
    /** The heading of the fragment that plays the role `search`. */
    search: z.string(),
  }),
});

/** All of them, with the files that their releases are in. */
export const fossils = globSync('*/release.tgz', { cwd: import.meta.dirname })
  .sort()
  .map((path) => {
    const archive = join(import.meta.dirname, path);
    const text = readFileSync(join(dirname(archive), 'fossil.json'), 'utf8');
    return { archive, kit: dirname(path), ...description.parse(JSON.parse(text)) };
  });

/** The folder with the files of a release, as its build left it; whoever asks removes it. */
export function unpack(archive: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'fossil-'));
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  return folder;
}
