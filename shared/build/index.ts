export { configuration, type Mode } from './webpack.ts';
