import type { RegistryClient } from '../../registry/client.ts';

const words = { 'go-on': 'go on', hold: 'hold', 'roll-back': 'roll back' };

/** Says of every new version of a remote what browsers' reports make of it. */
export async function sayVerdicts(registry: Pick<RegistryClient, 'verdicts'>, name: string): Promise<void> {
  const verdicts = (await registry.verdicts()).filter(({ remote }) => remote === name);
  if (verdicts.length === 0) console.log(`No browser has reported anything of a new version of ${name} yet.`);
  for (const { version, before, country, answer, why } of verdicts)
    console.log(`${country}  ${version} after ${before}: ${words[answer]}. ${why}.`);
}
