import type { Language } from 'shared/i18n';

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
