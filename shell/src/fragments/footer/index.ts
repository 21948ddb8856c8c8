export { View } from './footer.tsx';
export { load } from './load.ts';
