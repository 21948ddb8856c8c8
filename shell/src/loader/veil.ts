import type { Language } from 'shared/i18n';
import { textsOf } from '../locales/texts-of.ts';
import { afterMotion } from '../motion/after-motion.ts';
import { lockScroll } from '../scroll-lock/scroll-lock.ts';
import './veil.css';

/** Draws the veil over the whole page, which does not scroll meanwhile (R105, R106). Answers how to lift it. */
export function drawVeil(language: Language): () => void {
  const unlock = lockScroll();
  const veil = document.createElement('div');
  veil.className = 'veil';
  const mark = document.createElement('span');
  mark.className = 'veil-mark';
  const words = document.createElement('p');
  words.className = 'visually-hidden';
  words.setAttribute('role', 'status');
  veil.append(mark, words);
  document.body.append(veil);
  // A live region speaks of what changes in it after it is there.
  textsOf(language).then(
    ({ loader }) => words.append(loader.loading),
    () => {},
  );
  return () => {
    unlock();
    words.remove();
    veil.classList.add('veil-lifted');
    void afterMotion(veil).then(() => veil.remove());
  };
}
