import { remotes } from './remotes.ts';
import { throwsInTheBrowser } from './throwing-view.ts';

for (const remote of remotes) throwsInTheBrowser(remote);
