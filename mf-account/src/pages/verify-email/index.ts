export { load } from './load.ts';
export { View } from './page.tsx';
