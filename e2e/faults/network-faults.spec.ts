import { breaksOnTheWay, isNotNoticedElsewhere, networkFaults } from './network-faults.ts';
import { remotes } from './remotes.ts';

// Each fault with two remotes, each remote with one fault; `npm run e2e:full` has every fault of every remote.
for (const [index, fault] of networkFaults.entries())
  for (const remote of remotes.filter((_, at) => at % networkFaults.length === index)) breaksOnTheWay(fault, remote);

for (const remote of remotes.slice(0, 1)) isNotNoticedElsewhere(remote);
