import { useMedia } from 'shared/ui';

/** Whether there is room for ten suggestions, and not for eight only. */
export const useWide = (): boolean => useMedia('(min-width: 768px)', true);
