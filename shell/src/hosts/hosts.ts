import type { States } from 'shared/bus';
import { isFragmentName } from 'shared/fragments';
import { askedByName, incompatibilityOf, playerOf } from 'shared/surface';
import { splitName } from '../parts/part.ts';
import type { Tab } from '../platform/tab.ts';
import { reloadAfterLoadFailure } from '../routing/load-document.ts';
import type { Dialog, HostedFragment, HostKind } from './dialog.ts';

/** Opens and closes popins and overlays as the bus says. Their code comes when the first one is opened. */
export function startHosts(tab: Tab): void {
  startHost(tab, 'popin', 'overlay');
  startHost(tab, 'overlay', 'popin');
  tab.bus.state('main').subscribe(({ requestDone }) => {
    // A route change closes both, before the new page asks for the focus.
    if (!requestDone) for (const kind of ['popin', 'overlay'] as const) close(tab, kind);
  });
}

function startHost(tab: Tab, kind: HostKind, other: HostKind): void {
  let dialog: Dialog | undefined;
  let opening = false;
  let leaveLayer: (() => void) | undefined;

  async function open() {
    opening = true;
    try {
      const dialogs = await loadDialogs(tab);
      const wanted = contentOf(tab, tab.bus.current(kind));
      if (wanted) dialog = dialogs.openDialog(kind, dialogs.texts[kind], () => close(tab, kind));
      if (wanted) dialog?.show(wanted);
    } catch (cause) {
      console.error(`The ${kind} could not be opened`, cause);
      close(tab, kind);
      if (tab.unsavedParts === 0) void reloadAfterLoadFailure(cause);
    } finally {
      opening = false;
    }
  }

  tab.bus.state(kind).subscribe((state) => {
    const wanted = contentOf(tab, state);
    if (!wanted) {
      dialog?.close();
      dialog = undefined;
      leaveLayer?.();
      leaveLayer = undefined;
      return;
    }
    leaveLayer ??= tab.layers.open(() => close(tab, kind));
    close(tab, other);
    if (dialog) dialog.show(wanted);
    else if (!opening) void open();
  });
}

/** Closing clears what was shown and why. */
function close(tab: Tab, kind: HostKind): void {
  if (tab.bus.current(kind).open) tab.bus.set(kind, { open: false });
}

/**
 * What a state asks to show; nothing where it is closed, or names a fragment that neither this code nor a release of the tab
 * knows. A fragment may be newer than the shell.
 */
function contentOf({ composition }: Tab, state: States[HostKind]): HostedFragment | undefined {
  const { open, content = '', role, props = {} } = state;
  const { remotes } = composition;
  const { of, major } = (role && playerOf(role, remotes)) ?? askedByName({ of: content, major: state.major }, remotes);
  const [owner, fragment] = splitName(of);
  const release = remotes[owner];
  const isThere = isFragmentName(of) || !incompatibilityOf({ of, major }, release, undefined);
  const fullScreen = release?.fullScreen?.includes(fragment) === true;
  return open && isThere ? { of, major, fullScreen, props: JSON.stringify(props) } : undefined;
}

async function loadDialogs({ context }: Tab) {
  const [{ openDialog }, texts] = await Promise.all([
    import(/* webpackChunkName: 'hosts' */ './dialog.ts'),
    import('../locales/texts-of.ts').then(({ textsOf }) => textsOf(context.route.language)),
  ]);
  return { openDialog, texts };
}
