import type { RegistryClient } from '../../registry/client.ts';
import { type Forget, fewestDays } from '../../registry/forget/contract.ts';
import { wrongUse } from '../run-command.ts';
import { columns } from '../say.ts';

const unitDays = { d: 1, w: 7, y: 365 } as const;

/** The days of `90d`, `26w` or `1y`. Throws SiteError `command-wrong` where a text is none of these, or says fewer than 90. */
export function daysOf(age: string): number {
  const [, count, unit] = /^(\d{1,4})([dwy])$/.exec(age) ?? [];
  const days = unit === 'd' || unit === 'w' || unit === 'y' ? Number(count) * unitDays[unit] : 0;
  if (days < fewestDays)
    throw wrongUse(`An age is as ${fewestDays}d or 1y, and no less than ${fewestDays}d, not ${age}`);
  return days;
}

/** Has the files of old releases removed that nobody needs, and says of which. */
export async function forgetOld(client: RegistryClient, wanted: Forget): Promise<void> {
  const { forgotten, bytes } = await client.forget(wanted);
  if (forgotten.length === 0) return console.log('Nothing is that old and needed by nobody: nothing is removed.');
  const byName = Map.groupBy(forgotten, ({ name }) => name);
  const rows = [...byName].map(([name, all]) => [name, `${all.length}`, all.map(({ version }) => version).join(', ')]);
  console.log(columns(['remote', 'releases', 'versions'], rows));
  const size = `${forgotten.length} releases, ${(bytes / 1e6).toFixed(1)} MB`;
  if (wanted.dryRun) return console.log(`\n${size}: this is what would be forgotten. Nothing is changed.`);
  console.log(`\n${size} are forgotten; their files are removed within minutes. The list and the history stay.`);
}
