import { remotes } from './remotes.ts';
import { failsOnTheServer, leavesItsFragmentToTheBrowser } from './server-faults.ts';

for (const fault of ['server throws', 'server loops'] as const) {
  for (const remote of remotes) failsOnTheServer(fault, remote);
  leavesItsFragmentToTheBrowser(fault);
}
