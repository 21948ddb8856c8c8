import type { Drawing } from './drawing.ts';
import type { librariesOf, Seen } from './seen.ts';

/** A web vital of the page that a remote owns: ms, or for CLS a score. */
export interface Measured {
  remote: string;
  vital: 'lcp' | 'inp' | 'cls';
  value: number;
}

interface Writing {
  token: string;
  versions: Record<string, string>;
  requestId?: string;
  libraries?: ReturnType<typeof librariesOf>;
  seen: readonly Seen[];
  measured: readonly Measured[];
}

const errorsLimit = 5;
const linesOfStack = 10;

/** What a tab has seen, as `POST /reports` takes it. */
export function writeReport({ token, versions, requestId, libraries = () => [], seen, measured }: Writing) {
  const counted = new Map<string, { remote: string; kind: 'mount' | 'failure' | 'error'; count: number }>();
  const errors: { remote: string; message: string; stack: string }[] = [];
  for (const entry of seen) {
    if (entry.kind === 'view') continue;
    const { kind, remote } = entry;
    for (const name of kind === 'error' ? [remote] : [remote, ...libraries(remote)]) {
      const known = counted.get(`${kind} ${name}`) ?? { remote: name, kind, count: 0 };
      counted.set(`${kind} ${name}`, { ...known, count: known.count + 1 });
    }
    if (kind !== 'mount' && errors.length < errorsLimit) errors.push({ remote, ...described(entry.cause) });
  }
  return {
    token,
    requestId,
    versions,
    views: seen.filter(({ kind }) => kind === 'view').length,
    counts: [...counted.values()],
    vitals: measured,
    errors,
  };
}

/** What another page load would have reported, had it not hung: each remote that it was drawing has failed. */
export const hangingReport = ({ page, remotes }: Drawing): ReturnType<typeof writeReport> =>
  writeReport({
    ...page,
    seen: [
      { kind: 'view' },
      ...remotes.flatMap((remote): Seen[] => [
        { kind: 'mount', remote },
        { kind: 'failure', remote, cause: 'The tab hung while this was drawn' },
      ]),
    ],
    measured: [],
  });

function described(cause: unknown): { message: string; stack: string } {
  const { message, stack = '' } = cause instanceof Error ? cause : { message: String(cause) };
  return { message: message.slice(0, 500), stack: stack.split('\n').slice(0, linesOfStack).join('\n').slice(0, 2000) };
}

/** Whose script an error comes from, by the first file of a release in its stack; the shell's where none is named. */
export const ownerOf = (cause: unknown): string =>
  /\/releases\/([\w-]+)\//.exec((cause instanceof Error && cause.stack) || '')?.[1] ?? 'shell';
