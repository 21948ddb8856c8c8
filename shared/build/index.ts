export type { Mode } from './folder.ts';
export { configuration } from './webpack.ts';
