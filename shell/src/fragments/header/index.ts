export { View } from './header.tsx';
export { load } from './load.ts';
