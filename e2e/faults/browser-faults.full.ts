import { chromeFailsInTheBrowser, failsInTheBrowser, loopsInTheBrowser, soonSeen } from './browser-faults.ts';
import { remotes } from './remotes.ts';

for (const fault of soonSeen) {
  for (const remote of remotes) failsInTheBrowser(fault, remote);
  chromeFailsInTheBrowser(fault);
}
for (const remote of remotes) loopsInTheBrowser(remote);
loopsInTheBrowser({ remote: 'shell', own: '/fr/contact', elsewhere: '/fr/revendeurs' });
