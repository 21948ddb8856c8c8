import { type ReactNode, useEffect, useId, useState } from 'react';
import { useWide } from '../media/use-wide.ts';
import styles from './link-panel.module.css';

interface LinkPanelProps {
  /** What there is to choose from: its name, and the words of the button while nothing is chosen. */
  label: string;
  /** What is chosen, in the words of the button. */
  chosen?: ReactNode;
  className?: string;
  /** First the list (`<ul>`) of links, which takes `list`. A link that was followed calls `close`. */
  children(panel: { list: { id: string; className?: string }; close(): void }): ReactNode;
}

/**
 * Links to choose from, so that each choice has an address and needs no scripts. Below 1024 px they are in a panel that
 * a button opens and a choice closes; without scripts it is always open.
 */
export function LinkPanel({ label, chosen, className, children }: LinkPanelProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const wide = useWide('desktop');
  // A screen that becomes narrow again finds the panel closed.
  useEffect(() => {
    if (wide) setOpen(false);
  }, [wide]);
  return (
    <nav className={className} aria-label={label}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {chosen ?? label}
      </button>
      {children({ list: { id, className: styles.list }, close })}
    </nav>
  );
}
