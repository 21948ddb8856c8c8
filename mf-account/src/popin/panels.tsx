import { type ReactNode, useEffect, useRef, useState } from 'react';
import { afterMotion } from 'shared/motion';
import styles from './panels.module.css';

interface PanelsProps<Name extends string> {
  /** All panels, from left to right. */
  order: readonly Name[];
  current: Name;
  children(name: Name): ReactNode;
}

/** One panel at a time; the next one slides in as the one before slides out, in 0.4 s (R128). */
export function Panels<Name extends string>({ order, current, children }: PanelsProps<Name>) {
  const [shown, setShown] = useState<{ now: Name; before?: Name }>({ now: current });
  if (shown.now !== current) setShown({ now: current, before: shown.now });
  const { now, before } = shown;
  const leaving = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = leaving.current;
    if (!before || !element) return undefined;
    let isHere = true;
    void afterMotion(element).then(() => isHere && setShown({ now }));
    return () => {
      isHere = false;
    };
  }, [now, before]);

  const back = before !== undefined && order.indexOf(now) < order.indexOf(before);
  return (
    <div className={styles.panels} data-back={back || undefined}>
      {before && (
        <div key={before} ref={leaving} className={styles.leaving} inert aria-hidden="true">
          {children(before)}
        </div>
      )}
      <div key={now} className={before && styles.entering}>
        {children(now)}
      </div>
    </div>
  );
}
