import { serverFaults } from './broken-release.ts';
import { remotes } from './remotes.ts';
import { failsOnTheServer, leavesItsFragmentToTheBrowser, leavesTheChromeToTheBrowser } from './server-faults.ts';

for (const fault of serverFaults) {
  for (const remote of remotes) failsOnTheServer(fault, remote);
  leavesItsFragmentToTheBrowser(fault);
  leavesTheChromeToTheBrowser(fault);
}
