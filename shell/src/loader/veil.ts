import { afterMotion } from 'shared/browser';
import type { Language } from 'shared/i18n';
import { textsOf } from '../locales/texts-of.ts';
import { lockScroll } from '../scroll-lock/scroll-lock.ts';
import './veil.css';

/** How long a visitor waits before the veil is drawn, in ms. */
export const veilDelay = 200;

/** How long the veil lies over the page before it offers to stay: 8 s after the click, in ms. */
const wayOutAfter = 8_000 - veilDelay;

/** The words are in the code and not in a locale file: a network that is silent may bring none. */
const wayOutWords: Record<Language, string> = {
  fr: 'Rester sur cette page',
  nl: 'Op deze pagina blijven',
  en: 'Stay on this page',
  de: 'Auf dieser Seite bleiben',
};

function offerWayOut(veil: HTMLElement, language: Language, stay: () => void): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'veil-way-out';
  button.textContent = wayOutWords[language];
  button.addEventListener('click', stay);
  veil.append(button);
  button.focus();
}

/** Draws the veil over the whole page, which does not scroll meanwhile. Answers how to lift it. */
export function drawVeil(language: Language, stay: () => void): () => void {
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
  const wayOut = setTimeout(() => offerWayOut(veil, language, stay), wayOutAfter);
  return () => {
    clearTimeout(wayOut);
    unlock();
    words.remove();
    veil.classList.add('veil-lifted');
    void afterMotion(veil).then(() => veil.remove());
  };
}
