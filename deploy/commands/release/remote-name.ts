import { applications } from 'shared/build';
import { wrongUse } from '../run-command.ts';

const thereAre = `There are: ${applications.join(', ')}`;

/** The one remote that a command is about. Throws SiteError `command-wrong` where it is missing or not known. */
export function oneRemote(names: readonly string[]): string {
  const [name, ...others] = names;
  if (name === undefined) throw wrongUse(`Which remote? ${thereAre}`);
  if (others.length) throw wrongUse(`One remote at a time, not ${names.join(' and ')}`);
  if (!applications.includes(name)) throw wrongUse(`There is no ${name}. ${thereAre}`);
  return name;
}
