import { join } from 'node:path';
import { repository } from 'shared/build';
import type { Development, DevelopmentState, Problem } from '../../gateway/development/routes.ts';
import { capacityOf, memoryHere } from '../../render/capacity.ts';
import { parsePart, type Renderer } from '../../render/renderer.ts';
import { createSupervisor } from '../../render/supervisor.ts';
import { placesOf } from './source-places.ts';

/** What a gateway needs of the remote that is in trial. */
export interface Trial extends Development {
  /** Renders the remote's own parts here, and all others where the site does. */
  renderer: Renderer;
  /** Pages show these in place of what was wrong of the same kind. */
  found(kind: Problem['kind'], problems: Omit<Problem, 'kind'>[]): void;
  /** Pages that have another build load again. */
  changed(version: string): void;
  close(): void;
}

interface Trying {
  name: string;
  /** The release cache of the trial. */
  releases: string;
  /** Renders the parts of all others. */
  site: Renderer;
  shown: Development['shown'];
}

/** The remote that somebody works on: what renders it, and what is wrong with it. */
export function createTrial({ name, releases, site, shown }: Trying): Trial {
  let state: DevelopmentState = { version: undefined, problems: [] };
  const listeners = new Set<(state: DevelopmentState) => void>();

  function become(next: DevelopmentState): void {
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const tell of listeners) tell(state);
  }
  function found(kind: Problem['kind'], problems: Omit<Problem, 'kind'>[]): void {
    const others = state.problems.filter((problem) => problem.kind !== kind);
    become({ ...state, problems: [...others, ...problems.map((problem) => ({ kind, ...problem }))] });
  }
  /** In addition to what pages were told since the last build. */
  function failedHere(version: string, message: string, stack: string): void {
    const { problems } = state;
    if (problems.some((problem) => problem.kind === 'server' && problem.message === message)) return;
    const places = placesOf(stack, { build: join(releases, name, version), repository }, serverFile);
    become({ ...state, problems: [...problems, { kind: 'server', message, places }] });
  }

  const supervisor = createSupervisor(
    releases,
    {
      fault: ({ version }, fault, why) => failedHere(version, `${fault}: ${why.split('\n')[0]}`, why),
      output: (_, text) => console.log(text),
    },
    // Each build is a release, for which a process waits by then.
    capacityOf(memoryHere(), { spare: true }),
  );
  const renderer: Renderer = {
    async render(release, order, limitMs) {
      if (release.name !== name) return site.render(release, order, limitMs);
      try {
        return parsePart(Buffer.from(await supervisor.render(release, order, limitMs)).toString('utf8'));
      } catch (error) {
        const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
        const message = error instanceof Error ? error.message : String(error);
        failedHere(release.version, `${order.name}: ${cause?.message ?? message}`, cause?.stack ?? '');
        throw error;
      }
    },
    live: async (list) => supervisor.live(list.filter((release) => release.name === name)),
    isReady: () => site.isReady(),
  };

  return {
    remote: name,
    get state() {
      return state;
    },
    follow(told) {
      listeners.add(told);
      return () => listeners.delete(told);
    },
    placesOf: (stack) =>
      state.version === undefined
        ? []
        : placesOf(stack, { build: join(releases, name, state.version), repository }, browserFile(name, state.version)),
    shown,
    renderer,
    found,
    changed: (version) =>
      become({ version, problems: state.problems.filter(({ kind }) => kind !== 'build' && kind !== 'server') }),
    close: () => supervisor.close(),
  };
}

const serverFile = (frame: string): string | undefined => (frame.includes('/server.cjs:') ? 'server.cjs' : undefined);

const browserFile =
  (name: string, version: string) =>
  (frame: string): string | undefined => {
    const [, file] = frame.split(`/releases/${name}/${version}/`);
    return file === undefined ? undefined : `browser/${file.replace(/(?::\d+){2}\)?$/, '')}`;
  };
