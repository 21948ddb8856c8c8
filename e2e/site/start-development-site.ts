import { developmentSite } from './sites.ts';
import { startUnlessRunning } from './start-site.ts';

export default () => startUnlessRunning(developmentSite);
