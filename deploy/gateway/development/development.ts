import type { Shown } from '../releases/live-releases.ts';

/** A line of a source file. */
export interface Place {
  /** From the repository: `mf-search/src/pages/search/page.tsx`. */
  file: string;
  line: number;
  column: number;
  /** What stands there. */
  text?: string;
}

/** What is wrong with the remote that somebody works on. */
export interface Problem {
  kind: 'build' | 'types' | 'server' | 'browser';
  message: string;
  places: Place[];
}

/** What the pages of a developer's own gateway are told, each time that it changes. */
export interface DevelopmentState {
  /** Of the build that is shown: a page that has another one loads again. */
  version: string | undefined;
  problems: Problem[];
}

/** The remote that somebody works on, as a gateway of their own shows it. */
export interface Development {
  remote: string;
  readonly state: DevelopmentState;
  /** Calls `told` with each new state, until the returned function is called. */
  follow(told: (state: DevelopmentState) => void): () => void;
  /** The source lines that the stack of an error leads through, the innermost first. */
  placesOf(stack: string): Place[];
  /** The gateway shows what the registry said with this number. */
  shown(shown: Pick<Shown, 'registry'>): void;
}
