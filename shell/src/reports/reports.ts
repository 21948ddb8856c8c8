import { afterFirstPage } from '../platform/when-idle.ts';
import { noteDrawing } from './drawing.ts';
import { librariesOf, pageLoad, type ReportingTab, type Seen, type SeenPart, versionsOf } from './seen.ts';

/** Notes what works and what does not in this tab, until what sends it is loaded. It knows nothing of the visitor. */
export interface Reports {
  /** What was not sent yet. */
  readonly seen: readonly Seen[];
  /** A part begins to be mounted. */
  mounting(part: SeenPart): void;
  /** A part begins to be drawn, or hydrated. Call the returned function when that is over. */
  drawing(part: Pick<SeenPart, 'of'>): () => void;
  /** A part does not work; that it fails again and again counts once. */
  failed(part: SeenPart, cause: unknown): void;
  /** Sends from now on; a page that gets no token reports nothing. */
  start(tab: ReportingTab): void;
}

const remoteOf = (of: string): string => of.split('/')[0] ?? '';

export function createReports(): Reports {
  const seen: Seen[] = [{ kind: 'view' }];
  const mounted = new WeakMap<HTMLElement, string>();
  let tell = () => {};
  let noteRemote: ReturnType<typeof noteDrawing> = () => () => {};
  const note = (entry: Seen) => {
    seen.push(entry);
    tell();
  };

  return {
    seen,
    mounting({ of, host }) {
      mounted.set(host, of);
      note({ kind: 'mount', remote: remoteOf(of) });
    },
    drawing: ({ of }) => noteRemote(remoteOf(of)),
    failed({ of, host }, cause) {
      if (mounted.get(host) !== of) return;
      mounted.delete(host);
      note({ kind: 'failure', remote: remoteOf(of), cause });
    },
    start(tab) {
      const told = pageLoad();
      // The page of a QA link has a name, and no token.
      if (told.requestId !== undefined && told.token === undefined) return;
      const noteFor = (token: string, requestId?: string) => {
        const noteOne = noteDrawing({ token, requestId, versions: versionsOf(tab.composition) });
        noteRemote = (remote) => {
          const ends = [remote, ...librariesOf(tab.composition)(remote)].map(noteOne);
          return () => {
            for (const end of ends) end();
          };
        };
      };
      if (told.token !== undefined) noteFor(told.token, told.requestId);
      tab.bus.on('shell:navigated').subscribe(() => note({ kind: 'view' }));
      void afterFirstPage.then(async () => {
        try {
          const { askPageLoad, sendReports } = await import('./send-reports.ts');
          const { token, requestId } = told.token === undefined ? await askPageLoad(tab) : told;
          if (token === undefined) return;
          if (told.token === undefined) noteFor(token, requestId);
          tell = sendReports(tab, { token, requestId }, seen);
        } catch {
          // What cannot be reported is no trouble of the visitor's.
        }
      });
    },
  };
}
