import { afterMotion, nextPaint } from 'shared/browser';
import { lockScroll } from '../scroll-lock/scroll-lock.ts';
import styles from './dialog.module.css';

/** The two places over the page that show a fragment of any remote: in the middle, or at the right side. */
export type HostKind = 'popin' | 'overlay';

/** A fragment and the JSON text of its props. */
export interface HostedFragment {
  of: string;
  major?: number;
  /** It takes the whole screen and fades in, in the overlay. */
  fullScreen: boolean;
  props: string;
}

export interface Dialog {
  /** Shows a fragment; another one that was there makes room for it, the same one gets the new props. */
  show(wanted: HostedFragment): void;
  /** The fragment is unmounted and the focus is given back. */
  close(): void;
}

/**
 * Opens an empty modal over the page; `leave` is called when the visitor wants it closed: cross, dimmer or Escape.
 * Each opening has an element of its own, so that what is still sliding away never mixes with what comes next.
 */
export function openDialog(kind: HostKind, texts: DialogTexts, leave: () => void): Dialog {
  const { dialog, cross, content, status } = dialogFrame(styles[kind] ?? '', texts);
  const listening = new AbortController();
  const { signal } = listening;
  cross.addEventListener('click', leave, { signal });
  onDimmerClick(dialog, leave, signal);
  // The browser itself closes a modal for Escape, and for the back gesture of a phone.
  dialog.addEventListener('close', leave, { signal });

  const filling = new MutationObserver(() => {
    status.hidden = content.querySelector('.mf-part > *, .mf-failure') !== null;
    dialog.ariaLabel = content.querySelector('h1, h2, h3')?.textContent || texts.label;
  });
  filling.observe(content, { childList: true, subtree: true, characterData: true });

  document.body.append(dialog);
  const unlock = lockScroll();
  dialog.showModal();
  let shown: HTMLElement | undefined;

  return {
    show({ of, major = 1, fullScreen, props }) {
      if (shown?.getAttribute('of') === of) return shown.setAttribute('props', props);
      const fragment = document.createElement('mf-fragment');
      fragment.setAttribute('of', of);
      fragment.setAttribute('major', String(major));
      fragment.setAttribute('props', props);
      dialog.toggleAttribute('data-full-screen', fullScreen);
      shown = fragment;
      // A click is answered by the dialog; what is in it is drawn after that.
      void nextPaint().then(() => {
        if (signal.aborted || shown !== fragment) return;
        content.replaceChildren(fragment);
        if (!dialog.contains(document.activeElement)) cross.focus();
      });
    },
    close() {
      listening.abort();
      filling.disconnect();
      dialog.close();
      unlock();
      void afterMotion(dialog).then(() => dialog.remove());
    },
  };
}

export interface DialogTexts {
  label: string;
  close: string;
  loading: string;
}

/** The elements of a popin or overlay: a cross, a word for the time until the fragment is there, and its place. */
export function dialogFrame(look: string, texts: DialogTexts) {
  const dialog = document.createElement('dialog');
  dialog.className = `${styles.dialog} ${look}`;
  dialog.ariaLabel = texts.label;

  const cross = document.createElement('button');
  cross.type = 'button';
  cross.className = styles.cross ?? '';
  cross.ariaLabel = texts.close;

  const status = document.createElement('p');
  status.className = styles.loading ?? '';
  status.role = 'status';
  status.textContent = texts.loading;

  const content = document.createElement('div');
  content.className = styles.content ?? '';

  dialog.append(cross, status, content);
  return { dialog, cross, status, content };
}

/** A press that begins inside, as when text is selected, and ends on the dimmer is none on the dimmer. */
export function onDimmerClick(dialog: HTMLDialogElement, clicked: () => void, signal: AbortSignal): void {
  let pressed = false;
  const press = ({ target }: Event) => {
    pressed = target === dialog;
  };
  const click = ({ target }: Event) => pressed && target === dialog && clicked();
  dialog.addEventListener('pointerdown', press, { signal });
  dialog.addEventListener('click', click, { signal });
}
