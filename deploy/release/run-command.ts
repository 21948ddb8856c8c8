import { userInfo } from 'node:os';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { SiteError } from '../../shared/errors/index.ts';
import { type OpenRegistry, openRegistry } from '../registry/open-registry.ts';
import { readStartSettings } from '../settings/settings.ts';

/** The name of the operating system's user, for the history. */
export function personHere(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Reads a command's arguments; throws SiteError `command-wrong` where one is not known. */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ options, allowPositionals: true, args: process.argv.slice(2) });
  } catch (cause) {
    throw wrongUse(cause instanceof Error ? cause.message : String(cause));
  }
}

export const wrongUse = (message: string): SiteError => new SiteError('command-wrong', message);

/** Opens the registry for one piece of work and closes it whatever happens. */
export async function withRegistry(work: (registry: OpenRegistry) => Promise<void>): Promise<void> {
  const registry = await openRegistry(readStartSettings(process.env));
  try {
    await work(registry);
  } finally {
    await registry.close();
  }
}

/** Runs a command: a refusal is printed plainly with exit code 1, wrong use with the usage and exit code 2. */
export async function runCommand(usage: string, command: () => Promise<void>): Promise<void> {
  if (process.argv.includes('--help')) return console.log(usage);
  try {
    await command();
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    const wrong = error.code === 'command-wrong';
    console.error(wrong ? `${error.message}\n\n${usage}` : error.message);
    process.exitCode = wrong ? 2 : 1;
  }
}
