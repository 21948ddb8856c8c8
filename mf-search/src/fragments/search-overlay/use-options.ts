import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { usePlatform } from 'shared/platform';
import type { OptionGroup } from '../../domain/option-groups.ts';

/**
 * The ARIA combobox pattern over the options of all groups: the arrow keys go round through the options and the field,
 * Enter follows the active option. The focus stays in the field (`aria-activedescendant`).
 */
export function useOptions(groups: readonly OptionGroup[]) {
  const { navigate } = usePlatform();
  const list = useId();
  const options = groups.flatMap(({ options: inside }) => inside);
  const paths = options.map(({ path }) => path).join(' ');
  // With other options none is active.
  const [stop, setStop] = useState({ paths, place: -1 });
  const reached = stop.paths === paths ? stop.place : -1;
  const idOf = (place: number) => `${list}${place}`;

  useEffect(() => {
    document.getElementById(`${list}${reached}`)?.scrollIntoView({ block: 'nearest' });
  }, [list, reached]);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      // The field is one more stop, before the first option.
      const stops = options.length + 1;
      setStop({ paths, place: ((reached + 1 + step + stops) % stops) - 1 });
      return;
    }
    const chosen = options[reached];
    if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void navigate(chosen.path);
    }
  }

  const field = {
    role: 'combobox' as const,
    'aria-autocomplete': 'list' as const,
    'aria-expanded': options.length > 0,
    'aria-controls': options.length > 0 ? list : undefined,
    'aria-activedescendant': reached >= 0 ? idOf(reached) : undefined,
    onKeyDown,
  };
  return { list, field, reached, idOf, count: options.length };
}
