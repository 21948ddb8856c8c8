import type { Language } from 'shared/i18n';
import './no-connection.css';
import { whenReachable } from './reachable.ts';

/** They are in the code and not in a locale file, since they are needed when files cannot be fetched. */
const sentences: Record<Language, { stays: string; remembered: string; retry: string }> = {
  fr: {
    stays: 'Pas de connexion. La page s’ouvrira dès qu’elle sera rétablie.',
    remembered: 'Pas de connexion. Voici la page telle que vous l’avez vue.',
    retry: 'Réessayer',
  },
  nl: {
    stays: 'Geen verbinding. De pagina opent zodra die er weer is.',
    remembered: 'Geen verbinding. U ziet de pagina zoals die het laatst was.',
    retry: 'Opnieuw proberen',
  },
  en: {
    stays: 'No connection. The page will open as soon as you are back online.',
    remembered: 'No connection. This is the page as you saw it.',
    retry: 'Try again',
  },
  de: {
    stays: 'Keine Verbindung. Die Seite öffnet sich, sobald Sie wieder online sind.',
    remembered: 'Keine Verbindung. Sie sehen die Seite, wie sie zuletzt war.',
    retry: 'Erneut versuchen',
  },
};

export interface NoConnection {
  /** Says that a page could not be fetched; `retry` is called when the connection is back, or when the visitor asks. */
  waits(language: Language, retry: () => void): void;
  /** Says that the page is shown from memory, until the connection is back. */
  remembers(language: Language): void;
  /** There is a connection, or nobody waits for one any more. */
  over(): void;
}

/** What says at the foot of the page that there is no connection; a live region, so that it is read out. */
export function createNoConnection(): NoConnection {
  let region: HTMLElement | undefined;
  let stopWaiting = () => {};

  function show(text: string, retry?: { label: string; work: () => void }) {
    over();
    region ??= makeRegion();
    putInSight(region);
    const words = document.createElement('p');
    words.textContent = text;
    region.append(words);
    const again = () => {
      over();
      retry?.work();
    };
    stopWaiting = whenReachable(again);
    if (!retry) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = retry.label;
    button.addEventListener('click', again);
    region.append(button);
  }

  function over() {
    stopWaiting();
    region?.replaceChildren();
  }

  return {
    over,
    waits: (language, work) => show(sentences[language].stays, { label: sentences[language].retry, work }),
    remembers: (language) => show(sentences[language].remembered),
  };
}

function makeRegion(): HTMLElement {
  const region = document.createElement('div');
  region.className = 'no-connection';
  region.role = 'status';
  return region;
}

/** A dialog lies over everything else, and nothing else can be used then. */
function putInSight(region: HTMLElement): void {
  const toBody = () => document.body.append(region);
  const dialog = document.querySelector('dialog[open]');
  dialog?.append(region);
  dialog?.addEventListener('close', toBody, { once: true });
  if (!dialog) toBody();
}
