import { remoteNamed } from './remotes.ts';
import { failsOnTheServer, leavesItsFragmentToTheBrowser } from './server-faults.ts';

// A sample: `npm run e2e:full` has every fault of every remote.
failsOnTheServer('server throws', remoteNamed('mf-search'));
failsOnTheServer('server loops', remoteNamed('mf-contact'));
leavesItsFragmentToTheBrowser('server throws');
