import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './burger.module.css';

interface BurgerProps {
  isOpen: boolean;
  toggle(): void;
  control: RefObject<HTMLAnchorElement | null>;
}

/** Three strokes that turn into a cross. It is a link to the menu: without scripts the style sheet opens it as its target. */
export function Burger({ isOpen, toggle, control }: BurgerProps) {
  const { t } = useTranslation();
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    toggle();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: the link is what works without scripts
    // biome-ignore lint/a11y/useSemanticElements: the link is what works without scripts
    <a
      ref={control}
      className={styles.burger}
      href="#mainmenu"
      role="button"
      aria-label={t(isOpen ? 'menu.close-panel' : 'menu.open-panel')}
      aria-expanded={isOpen}
      aria-controls="mainmenu"
      data-panel={isOpen ? 'open' : 'closed'}
      onClick={press}
      onKeyDown={(event) => event.key === ' ' && press(event)}
    >
      <span className={styles.strokes} />
    </a>
  );
}
