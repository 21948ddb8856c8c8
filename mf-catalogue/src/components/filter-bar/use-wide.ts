import { useMedia } from 'shared/ui';

/** Whether the filter bar has tabs beside each other; below it is a panel (R220). The server does not know: styles do. */
export const useWide = (): boolean => useMedia('(min-width: 1024px)', false);
