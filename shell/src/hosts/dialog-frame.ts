import styles from './dialog.module.css';

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
