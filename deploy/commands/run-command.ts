import { userInfo } from 'node:os';
import { diff, format, type ParseArgsConfig, parseArgs } from 'node:util';
import { SiteError } from 'shared/errors';
import { applicationName } from 'shared/release';
import { visible } from '../observe/visible-text.ts';
import { everyCountry } from '../registry/contract.ts';
import { isDiskFull } from '../registry/refusal.ts';
import { readStartSettings } from '../settings/settings.ts';
import { type OpenRegistry, openRegistry, registryElsewhere } from './open-registry.ts';

/** Who runs a command, for the history: as they say themselves, or the name of the operating system's user. */
export function personHere(given?: string): string {
  if (given) return given;
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads a command's arguments; throws SiteError `command-wrong` where one is not known. */
export function readArguments<Known extends Options>(options: Known) {
  try {
    return parseArgs({ options, allowPositionals: true, args: process.argv.slice(2) });
  } catch (cause) {
    throw wrongUse(inOneSentence(cause, options));
  }
}

/** The same for a command that takes options alone. */
export function readOptions<Known extends Options>(options: Known) {
  try {
    return parseArgs({ options, args: process.argv.slice(2) }).values;
  } catch (cause) {
    throw wrongUse(inOneSentence(cause, options));
  }
}

/** What Node says of arguments in two sentences and more. */
function inOneSentence(error: unknown, options: Options): string {
  if (!(error instanceof Error && 'code' in error)) return String(error);
  const [, named = ''] = /'(?:-\w, )?(-{0,2}[^'\s]*)/.exec(error.message) ?? [];
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return `There is no option ${named}${orDidYouMean(
      named,
      Object.keys(options).map((name) => `--${name}`),
    )}`;
  if (error.code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return `What is ${named}? Only options are taken here`;
  const isSwitch = options[named.replace(/^--/, '')]?.type === 'boolean';
  return `${named} ${isSwitch ? 'takes no value' : 'needs a value'}`;
}

/** What may have been meant: letters differ, but most are the same. */
function orDidYouMean(typed: string, all: readonly string[], most = Math.max(2, typed.length / 2)): string {
  const differing = (one: string) => diff([...typed], [...one]).filter(([kind]) => kind !== 0).length;
  const [nearest] = all.map((one) => ({ one, by: differing(one) })).sort((one, other) => one.by - other.by);
  return nearest && nearest.by <= most ? `: did you mean ${nearest.one}?` : '';
}

/** A word that has to be one of some; `what` as `kind`. Throws SiteError `command-wrong` that lists them. */
export function oneOf<Word extends string>(what: string, word: string, all: readonly Word[]): Word {
  const found = all.find((one) => one === word);
  if (found !== undefined) return found;
  throw wrongUse(`There is no ${what}${word}${orDidYouMean(word, all) || '.'} There are: ${all.join(', ')}`);
}

/**
 * The name of a remote that may be released elsewhere, by a team on its own; one that is nearly one of ours is taken for a slip.
 * Throws as `oneOf`.
 */
export const remoteAnywhere = (name: string, ours: readonly string[]): string =>
  applicationName.safeParse(name).success && !orDidYouMean(name, ours, 2) ? name : oneOf('', name, ours);

/** A port that an option names. Throws SiteError `command-wrong` where the text is no port. */
export function portOf(option: string, text: string): number {
  if (!/^\d{4,5}$/.test(text) || Number(text) > 65_535) throw wrongUse(`${option} is a port as 9001, not ${text}`);
  return Number(text);
}

/** The error of a command that was typed wrongly; the message says how. SiteError `command-wrong`. */
export const wrongUse = (message: string): SiteError => new SiteError('command-wrong', message);

/** Of every command that changes the registry: the site that it is about, and who does it. */
export const registryOptions = { site: { type: 'string' }, by: { type: 'string' } } as const;

/** Of every command that changes what is live: for whom, and why. */
export const changeOptions = {
  ...registryOptions,
  country: { type: 'string', default: everyCountry },
  why: { type: 'string', default: '' },
} as const;

/** What the usage of such a command says of the site and the person. */
export const registryUsage = `
  --site      the site, as https://www.example.com; otherwise the one of this folder
  --by        who you are, for the history; otherwise your name on this machine

  REGISTRY_ACCESS_TOKEN in the environment is the token that it is done with (npm run tokens makes them).`;

/**
 * Opens the registry for one piece of work and closes it whatever happens. The token is REGISTRY_ACCESS_TOKEN where the
 * environment has one; the registry of this folder's site can also be asked with the token that is kept there.
 */
export async function withRegistry(
  work: (registry: OpenRegistry) => Promise<void>,
  { site }: { site?: string } = {},
): Promise<void> {
  const token = process.env.REGISTRY_ACCESS_TOKEN || undefined;
  const registry = site ? elsewhere(site, token) : await openRegistry(readStartSettings(process.env), token);
  try {
    await work(registry);
  } catch (error) {
    if (site && error instanceof SiteError && error.code === 'registry-failed')
      throw new SiteError(error.code, `${error.message} at ${site}: is that the site?`, { cause: error });
    if (!token || !(error instanceof SiteError) || error.code !== 'registry-token-wrong') throw error;
    const way = site ? 'ask operations for another' : 'without it this folder’s own token is used';
    throw new SiteError(error.code, `The token in REGISTRY_ACCESS_TOKEN is none of this site; ${way}.`);
  } finally {
    await registry.close();
  }
}

function elsewhere(site: string, token = ''): OpenRegistry {
  const address = URL.parse(site);
  if (!address || !/^https?:$/.test(address.protocol))
    throw wrongUse(`--site is an address as https://www.example.com, not ${site}`);
  if (!token) throw wrongUse(`To ask ${address.origin}, put your token into REGISTRY_ACCESS_TOKEN`);
  // Any host of the site leads to its registry, and only browsers resolve `fr.localhost`.
  if (address.hostname.endsWith('.localhost')) address.hostname = 'localhost';
  return registryElsewhere(address.origin, token);
}

/** What a command prints holds what others have written: nothing in it acts on the terminal. */
function showVisibly(): void {
  for (const name of ['log', 'error'] as const) {
    const print = console[name];
    console[name] = (...said: unknown[]) => print(visible(format(...said)));
  }
}

/** Runs a command: a refusal is printed plainly with exit code 1, wrong use, in a line with how to be helped, with exit code 2. */
export async function runCommand(usage: string, command: () => Promise<void>): Promise<void> {
  if (process.argv.includes('--help')) return console.log(usage);
  showVisibly();
  try {
    await command();
  } catch (error) {
    if (isDiskFull(error)) {
      console.error('The disk of this machine is full: make room there, then try again.');
      process.exitCode = 1;
      return;
    }
    if (!(error instanceof SiteError)) throw error;
    const wrong = error.code === 'command-wrong';
    const [command = ''] = /npm (?:run )?(?:--silent )?[\w:-]+|npx --no -- [\w-]+ [\w-]+/.exec(usage) ?? [];
    const help = command.startsWith('npx') ? `${command} --help` : `${command} -- --help`;
    console.error(wrong ? `${error.message.replace(/[^.?]$/, '$&.')} See ${help}` : error.message);
    process.exitCode = wrong ? 2 : 1;
  }
}
