import { buildFolder } from 'shared/build';
import { buildProblem, typeChecks } from './build-problem.ts';
import type { ServedTrial } from './serve-trial.ts';
import { stepsUntil } from './steps.ts';
import { watchRemote } from './watch-remote.ts';

/** Shows each build, and what is wrong with it, until `ended`. */
export async function followBuilds(
  name: string,
  trial: ServedTrial,
  open: string,
  ended: Promise<unknown>,
): Promise<void> {
  const types = typeChecks(name, (problems) => {
    trial.found('types', problems);
    console.log(`Types of ${name} are checked: ${problems.length || 'no'} problem${problems.length === 1 ? '' : 's'}.`);
  });
  const watch = watchRemote(name, {
    async built(times) {
      await trial.show(buildFolder('development', name));
      console.log(`${name} is shown${stepsUntil(Date.now(), times)}.`);
      types.check();
    },
    failed: (why) => trial.found('build', [buildProblem(name, why)]),
  });
  console.log(`Watching ${name}; open pages follow each build. Ctrl-C ends it.\n\n${open}\n`);
  await Promise.race([ended, watch.ended]);
  types.close();
  await watch.close();
  await trial.close();
}
