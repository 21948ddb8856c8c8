import { site } from './sites.ts';
import { startUnlessRunning } from './start-site.ts';

export default () => startUnlessRunning(site);
