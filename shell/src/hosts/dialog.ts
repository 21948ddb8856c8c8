import { afterMotion } from 'shared/browser';
import { lockScroll } from '../scroll-lock/scroll-lock.ts';
import styles from './dialog.module.css';
import { type DialogTexts, dialogFrame, onDimmerClick } from './dialog-frame.ts';
import type { HostKind } from './host-kind.ts';

/** A fragment and the JSON text of its props. */
export interface HostedFragment {
  of: string;
  major?: number;
  /** It takes the whole screen and fades in, in the overlay (R296). */
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

  return {
    show({ of, major = 1, fullScreen, props }) {
      const shown = content.querySelector(':scope > mf-fragment');
      if (shown?.getAttribute('of') === of) return shown.setAttribute('props', props);
      const fragment = document.createElement('mf-fragment');
      fragment.setAttribute('of', of);
      fragment.setAttribute('major', String(major));
      fragment.setAttribute('props', props);
      dialog.toggleAttribute('data-full-screen', fullScreen);
      content.replaceChildren(fragment);
      if (!dialog.contains(document.activeElement)) cross.focus();
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
