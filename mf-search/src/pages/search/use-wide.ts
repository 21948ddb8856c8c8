import { useMedia } from 'shared/ui';

/** Whether the tabs stand side by side. */
export const useWide = (): boolean => useMedia('(min-width: 1024px)', true);
