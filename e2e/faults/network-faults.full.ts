import { breaksOnTheWay, isNotNoticedElsewhere, networkFaults } from './network-faults.ts';
import { remotes } from './remotes.ts';

for (const fault of networkFaults) for (const remote of remotes) breaksOnTheWay(fault, remote);
for (const remote of remotes) isNotNoticedElsewhere(remote);
