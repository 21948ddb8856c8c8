import { globSync } from 'node:fs';
import { applications, sharedReleases } from 'shared/build';
import { knowsWord, type Options, optionsOf } from './options.ts';
import { isFile, isHere, read, repository } from './repository.ts';

const libraries = sharedReleases.map(({ library }) => library);

const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));

/** Tools that are installed with the project and bring their own options. */
const isInstalled = (name: string): boolean => globSync(`node_modules/.bin/${name}`, { cwd: repository }).length > 0;

/** What is wrong with a command as documents write it; undefined where it is well, or not one of ours. */
export function problemOfCommand(command: string): string | undefined {
  const [own = ''] = command.split('&&');
  const [program = '', ...words] = wordsOf(own).filter((word, index) => index > 0 || !/^[A-Z_]+=/.test(word));
  if (program === 'npm') return problemOfNpm(words);
  if (program === 'node' && words.length) return problemOfNode(words);
  return undefined;
}

function problemOfNpm(words: string[]): string | undefined {
  const [verb = '', ...rest] = words.filter((word) => word !== '--silent');
  if (verb === 'exec') return problemOfTool(rest.filter((word) => word !== '--'));
  const [name = '', ...given] = verb === 'run' ? rest : [verb, ...rest];
  if (verb !== 'run' && !['start', 'test'].includes(verb)) return undefined;
  if (given[0] === '-w') return problemOfWorkspace(name, given[1] ?? '');
  const script = scripts[name];
  if (script === undefined) return `there is no script ${name} in package.json`;
  const [tool = '', ...before] = wordsOf((script.split('&&')[0] ?? '').replace('exec sh deploy/run.sh', 'node'));
  if (given[0] !== undefined && given[0] !== '--') return `npm takes ${given[0]} for itself: write -- before it`;
  return problemOfTool([tool, ...before, ...given.slice(1)]);
}

function problemOfWorkspace(script: string, workspace: string): string | undefined {
  const file = `${workspace}/package.json`;
  if (!isFile(file)) return `there is no workspace ${workspace}`;
  const own: { scripts?: Record<string, string> } = JSON.parse(read(file));
  return own.scripts?.[script] === undefined ? `there is no script ${script} in ${file}` : undefined;
}

function problemOfTool([tool = '', ...words]: string[]): string | undefined {
  if (tool === 'node') return problemOfNode(words);
  if (!isInstalled(tool)) return `there is no ${tool} in node_modules/.bin`;
  const path = words.find((word) => /^[\w-]+(?:\/[\w.-]+)+\/?$/.test(word) && !isHere(word));
  return path && `there is no ${path}`;
}

function problemOfNode(words: string[]): string | undefined {
  const [file = '', ...given] = words;
  if (file === '--test') return given.map((path) => (isHere(path) ? undefined : `there is no ${path}`)).find(Boolean);
  if (!isFile(file)) return `there is no ${file}`;
  return problemOfArguments(file, given);
}

function problemOfArguments(file: string, given: string[]): string | undefined {
  const options: Options = optionsOf(file) ?? new Map();
  const positionals: string[] = [];
  for (let at = 0; at < given.length; at++) {
    const word = given[at] ?? '';
    if (!word.startsWith('--')) {
      positionals.push(word);
      continue;
    }
    const [name = '', value] = word.slice(2).split('=');
    const option = options.get(name);
    if (name === 'help') continue;
    if (!option) return `${file} has no option --${name}`;
    if (option.takesValue && value === undefined && given[++at] === undefined) return `--${name} wants a value`;
  }
  return positionals.map((word) => problemOfPositional(file, word)).find(Boolean);
}

/** A remote has to be one, but where one is made; a plain word has to be known to the program; files and addresses are examples. */
function problemOfPositional(file: string, word: string): string | undefined {
  if (/^mf-/.test(word) && file.endsWith('/new-remote.ts')) return undefined;
  const [name = ''] = word.split('=');
  if (/^mf-/.test(word)) return applications.includes(name) ? undefined : `there is no remote ${name}`;
  if (!/^[a-z]+$/.test(word) || [...applications, ...libraries].includes(word)) return undefined;
  return knowsWord(file, word) ? undefined : `${file} does not know ${word}`;
}

/** The words of a command; what is in quotes is one. */
const wordsOf = (command: string): string[] =>
  (command.match(/"[^"]*"|'[^']*'|[^\s"']+/g) ?? []).filter((word) => !/^[[\]…>]/.test(word));
