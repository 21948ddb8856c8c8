import { useWide } from 'shared/ui';

/** Whether the menu is a panel behind a burger. On the server, where nobody knows, it is not. */
export const useNarrow = (): boolean => !useWide('header');
