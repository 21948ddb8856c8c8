import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

/** Packs the kit that the site hands out, where its sources have changed: beside everything else, since nobody waits for it. */
export function packKit(): void {
  const pack = join(import.meta.dirname, '../../e2e/kit/pack.ts');
  const child = spawn(process.execPath, [pack, '--changed'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
}
