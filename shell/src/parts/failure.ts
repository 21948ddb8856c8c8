import type { Language } from 'shared/i18n';
import type { Tab } from '../platform/tab.ts';
import { isServerRendered, type Part, splitName } from './part.ts';

/**
 * Logs that a part does not work, and shows the visitor a message: at once where there is nothing to see; where the
 * server's HTML is there, only when somebody uses it. Returns a function that removes the message.
 */
export function announceFailure(tab: Tab, part: Part, cause: unknown, retry: () => void): () => void {
  const [remote] = splitName(part.of);
  const version = tab.composition.remotes[remote]?.version ?? '';
  const reason = cause instanceof Error ? cause.message : String(cause);
  console.error(`${part.of} ${version} failed in composition ${tab.composition.id}`, cause);
  tab.reports.failed(part, cause);
  tab.bus.emit('shell:part-failed', { of: part.of, version, reason });

  const show = () => showFailure(part.host, tab.context.route.language, retry);
  return isServerRendered(part) ? onNextUse(part.host, show) : show();
}

function onNextUse(host: HTMLElement, show: () => () => void): () => void {
  let hide = () => {};
  const used = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a[href]')) return;
    stop();
    hide = show();
  };
  const stop = () => host.removeEventListener('click', used);
  host.addEventListener('click', used);
  return () => {
    stop();
    hide();
  };
}

/** They are in the code and not in a locale file, since they are needed when files cannot be fetched. */
const sentences: Record<Language, { text: string; retry: string; late: string }> = {
  fr: {
    text: 'Cette partie de la page ne s’affiche pas pour le moment.',
    retry: 'Réessayer',
    late: 'Cette partie de la page met du temps à arriver.',
  },
  nl: {
    text: 'Dit deel van de pagina kan nu niet worden getoond.',
    retry: 'Opnieuw proberen',
    late: 'Dit deel van de pagina laat op zich wachten.',
  },
  en: {
    text: 'This part of the page cannot be shown right now.',
    retry: 'Try again',
    late: 'This part of the page is taking its time.',
  },
  de: {
    text: 'Dieser Teil der Seite kann gerade nicht angezeigt werden.',
    retry: 'Erneut versuchen',
    late: 'Dieser Teil der Seite lässt auf sich warten.',
  },
};

/** Shows, inside `host`, that a part does not work, with a button that tries again. Answers how to take it away. */
export function showFailure(host: HTMLElement, language: Language, retry: () => void): () => void {
  const message = document.createElement('div');
  message.className = 'mf-failure';
  message.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = sentences[language].text;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = sentences[language].retry;
  button.addEventListener('click', () => {
    message.remove();
    retry();
  });
  message.append(text, button);
  host.append(message);
  return () => message.remove();
}

/** Says, inside `host`, that a part is still on its way. Answers how to take it away. */
export function showLate(host: HTMLElement, language: Language): () => void {
  const message = document.createElement('p');
  message.className = 'mf-failure';
  message.setAttribute('role', 'status');
  message.textContent = sentences[language].late;
  host.append(message);
  return () => message.remove();
}
