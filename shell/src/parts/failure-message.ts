import type { Language } from 'shared/i18n';

/** They are in the code and not in a locale file, since they are needed when files cannot be fetched. */
const sentences: Record<Language, { text: string; retry: string }> = {
  fr: { text: 'Cette partie de la page ne s’affiche pas pour le moment.', retry: 'Réessayer' },
  nl: { text: 'Dit deel van de pagina kan nu niet worden getoond.', retry: 'Opnieuw proberen' },
  en: { text: 'This part of the page cannot be shown right now.', retry: 'Try again' },
  de: { text: 'Dieser Teil der Seite kann gerade nicht angezeigt werden.', retry: 'Erneut versuchen' },
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
