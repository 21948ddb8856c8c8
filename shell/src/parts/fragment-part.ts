import { nextTask } from 'shared/browser';
import type { PartProps } from 'shared/remote/browser';
import { onFirstUse } from 'shared/remote/first-use';
import { type Parcel, type ParcelConfig, registerApplication } from 'single-spa';
import { ifUnreachable } from '../connection/reachable.ts';
import type { Tab } from '../platform/tab.ts';
import { afterFirstPage } from '../platform/when-idle.ts';
import { loadParts } from '../remotes/loading.ts';
import { announceFailure, showLate } from './failure.ts';
import { turnOf } from './first-screen-first.ts';
import { isServerRendered, type Part, propsOf, rootOf, splitName, usedAt } from './part.ts';
import { typedTexts } from './typed-texts.ts';

/** After this many ms of loading, a message says that the part takes its time. */
const sayLateAfterMs = 5_000;

export interface FragmentPart {
  /** Shows the part again, with the props that it has now and for the page that the tab is on now. */
  update(): void;
  close(): void;
  /** Fulfilled when the part is on the page, has failed, or waits for the first screen. */
  settled(): Promise<void>;
}

/** Keeps one fragment alive in its host element: mounted as a single-spa parcel when it is needed, updated, unmounted. */
export function openFragment(tab: Tab, part: Part): FragmentPart {
  const [remote, name] = splitName(part.of);
  let parcel: Parcel<PartProps> | undefined;
  let begun = false;
  let closed = false;
  const putOff = Promise.withResolvers<void>();
  let stopAnnouncing = () => {};
  let stopSayingLate = () => {};
  let steps: Promise<void> = Promise.resolve();
  /** Mount, update and unmount follow each other. */
  const next = (step: () => Promise<unknown>): Promise<void> => {
    steps = steps.then(step).then(() => undefined, fail);
    return steps;
  };

  async function mount() {
    if (closed || parcel) return;
    const turn = root ? undefined : turnOf(part.host);
    if (turn) putOff.resolve();
    await turn;
    if (closed) return;
    begun = true;
    tab.reports.mounting(part);
    const late = setTimeout(sayLate, sayLateAfterMs);
    try {
      const [owner, loaded] = await Promise.all([fragmentOwner(), loadParts(remote)]);
      if (closed) return;
      const props = { ...propsOf(tab, part, loaded, fail), unseen: turn !== undefined };
      const lifecycles = loaded.fragment(name);
      await lifecycles.prepare(props);
      await (props.standing ? nextTask() : turnToDraw());
      if (closed) return;
      const typeAgain = typedTexts(props.domElement);
      const drawn = tab.reports.drawing(part);
      const mounting = owner.mountParcel(lifecycles, props);
      await mounting.mountPromise.finally(drawn);
      parcel = mounting;
      typeAgain();
    } finally {
      clearTimeout(late);
      stopSayingLate();
    }
  }

  /** Late is not failed: a message says so, and the part is shown when it comes. */
  function sayLate() {
    if (!closed && !isServerRendered(part)) stopSayingLate = showLate(part.host, tab.context.route.language);
  }

  async function unmount() {
    await parcel?.unmount();
    parcel = undefined;
  }

  function fail(cause: unknown) {
    stopAnnouncing();
    if (closed) return;
    const again = () => {
      stopAnnouncing();
      void next(unmount);
      void next(mount);
    };
    const stop = announceFailure(tab, part, cause, again);
    const stopWaiting = ifUnreachable(() => (parcel ? update() : again()));
    stopAnnouncing = () => {
      stop();
      stopWaiting();
    };
  }

  let language = tab.context.route.language;
  const { props } = part;
  const root = isServerRendered(part) ? rootOf(part, tab.composition) : undefined;
  const isStill = root?.dataset.still !== undefined;
  const ready = part.host.closest('#page') && !part.host.hasAttribute('waits') && !isStill ? undefined : afterFirstPage;
  const stopWaitingForUse = root ? onFirstUse(usedAt(root), () => next(mount), { ready }) : () => {};
  if (root && isStill) root.dataset.mounted = '';
  if (!root) void next(mount);

  function update() {
    const translated = tab.context.route.language !== language;
    language = tab.context.route.language;
    // What needs no script and is on every page, the footer, is the same on all of one language.
    if (isStill && !begun && !translated && part.props === props) return;
    stopAnnouncing();
    // What the server has rendered and loaded was for the page and the props of then.
    if ((!parcel && translated) || (!begun && part.props !== props)) part.host.replaceChildren();
    void next(async () => {
      if (!parcel) return mount();
      await parcel.update?.({ ...propsOf(tab, part, await loadParts(remote), fail), given: undefined });
    });
  }

  return {
    update,
    close() {
      closed = true;
      stopWaitingForUse();
      stopAnnouncing();
      stopSayingLate();
      void next(unmount);
    },
    settled: () => Promise.race([steps, putOff.promise]),
  };
}

/** Fulfilled in the next task, where a part is drawn in this one. */
let taken: Promise<void> | undefined;

/** Several parts that waited for the same code are drawn in a task each; the first of them goes on at once, with its page. */
async function turnToDraw(): Promise<void> {
  while (taken) await taken;
  taken = nextTask().then(() => {
    taken = undefined;
  });
}

/** What single-spa hands to an application: it mounts parcels that belong to it. */
interface ParcelOwner {
  mountParcel<Props>(config: ParcelConfig<Props>, props: { domElement: HTMLElement } & Props): Parcel<Props>;
}

let give: (owner: ParcelOwner) => void;
const given = new Promise<ParcelOwner>((resolve) => {
  give = resolve;
});

/**
 * Registers the application that owns every fragment of the document; it is always active and shows nothing.
 * (single-spa 6.0.3 never forgets a parcel that was mounted with `mountRootParcel`: each page would leak its fragments.)
 */
export function registerFragmentOwner(): void {
  const nothing = async () => {};
  registerApplication({
    name: 'fragments',
    app: { bootstrap: nothing, mount: async (owner: ParcelOwner) => give(owner), unmount: nothing },
    activeWhen: () => true,
  });
}

/** The application whose parcels the fragments are, once single-spa has started. */
export const fragmentOwner = (): Promise<ParcelOwner> => given;
