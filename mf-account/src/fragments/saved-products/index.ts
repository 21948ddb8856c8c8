export { View } from './fragment.tsx';
export { load } from './load.ts';
