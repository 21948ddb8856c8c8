export { View } from './fragment.tsx';
export { load } from './load.ts';
export { pieces } from './pieces-of.ts';
