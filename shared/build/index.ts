export { configuration } from './webpack.ts';
